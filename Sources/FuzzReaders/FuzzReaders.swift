import HarnessTestSupport

@_extern(c, "LLVMFuzzerRunDriver")
func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `fuzz-readers READER [libFuzzer's own arguments]`.
@main
enum FuzzReaders {
    private static let trial = CommandLine.arguments.dropFirst().first.flatMap(ReaderTrial.init(rawValue:))

    static func main() {
        guard trial != nil else {
            print("usage: fuzz-readers READER [-max_total_time=SECONDS …] [CORPUS…]")
            print("READER is one of: " + ReaderTrial.allCases.map(\.rawValue).joined(separator: ", "))
            return
        }
        // The fuzzer does not know the first argument: the program's name takes its place.
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
