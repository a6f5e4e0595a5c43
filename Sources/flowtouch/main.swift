import FlowTouchCLI
import Glibc

exit(Program.run(Array(CommandLine.arguments.dropFirst()), console: .standard()))
