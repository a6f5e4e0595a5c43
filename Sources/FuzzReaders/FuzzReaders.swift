import HarnessTestSupport

@_extern(c, "LLVMFuzzerRunDriver")
func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `fuzz-readers READER [arguments of libFuzzer]`; without a reader it lists them, one per line.
@main
enum FuzzReaders {
    private static let trial = CommandLine.arguments.dropFirst().first.flatMap(ReaderTrial.init(named:))

    static func main() {
        guard trial != nil else {
            for trial in ReaderTrial.allCases { print(trial.name) }
            return
        }
        // The fuzzer does not know the first argument, so the program's name replaces it.
        var count = CommandLine.argc - 1
        var arguments = unsafe CommandLine.unsafeArgv + 1
        unsafe arguments[0] = unsafe CommandLine.unsafeArgv[0]
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
            let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
            FuzzReaders.trial?.run(input, seed: UInt64(input.count))
            return 0
        }
    }
}
