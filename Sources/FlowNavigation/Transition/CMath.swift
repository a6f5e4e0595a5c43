#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(ucrt)
    import ucrt
#else
    #error("no C library is known on this platform: name the module that has exp, sin, cos and log")
#endif

/// The C math functions that a spring needs.
enum CMath {
    static func exponential(_ x: Double) -> Double { exp(x) }
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
    static func logarithm(_ x: Double) -> Double { log(x) }
}
