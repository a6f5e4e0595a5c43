/// Parses parts and clauses from the tokens of a sentence, with one function for each rule of the grammar.
struct SentenceParser {
    private var words: SentenceWords
    private var taken: Set<Int> = []
    private var clauseCount = 0

    init(tokens: [SentenceToken]) {
        words = SentenceWords(tokens: tokens)
    }

    mutating func parts() throws(SentenceError) -> [StrokeSentence.Part] {
        var parts: [StrokeSentence.Part] = []
        repeat {
            parts.append(try part())
        } while words.skip(mark: ";") || words.skip("and")
        guard words.next.kind == .end else {
            throw words.unexpected("“,” and another clause, “;” and another finger, or the end")
        }
        return parts
    }

    private mutating func part() throws(SentenceError) -> StrokeSentence.Part {
        var part = StrokeSentence.Part(fingers: [], spacing: nil, clauses: [])
        var finger = FingerState()
        if words.nextIsWord("finger") || words.nextIsCount {
            try who(of: &part)
        } else {
            part.fingers = try freeFingers(1)
        }
        taken.formUnion(part.fingers)
        repeat {
            let column = words.next.column
            let found = words.next.quoted
            let clause = StrokeSentence.Clause(kind: try kind(), column: column)
            clauseCount += 1
            guard clauseCount <= StrokeSentence.Limit.clauses else {
                throw SentenceError(
                    column: column, expected: "at most \(StrokeSentence.Limit.clauses) clauses", found: "one more")
            }
            try finger.take(clause, found: found)
            part.clauses.append(clause)
        } while words.skip(mark: ",") || words.skip("then")
        return part
    }

    /// `finger 2 at 60% 40%:` or `two fingers 20mm apart at 50% 30%:`.
    private mutating func who(of part: inout StrokeSentence.Part) throws(SentenceError) {
        let place = words.next
        if words.skip("finger") {
            let numberPlace = words.next
            let number = try words.whole("a finger’s number", in: 1...StrokeSentence.Limit.fingers)
            guard !taken.contains(number) else {
                throw SentenceError(
                    column: numberPlace.column, expected: "a finger that has no part yet", found: "“\(number)”",
                    advice: "a finger’s later touches follow in its own part, after “lift”")
            }
            part.fingers = [number]
        } else {
            part.fingers = try freeFingers(try words.count(in: 2...StrokeSentence.Limit.fingers), at: place)
            guard words.skip("fingers") else { throw words.unexpected("“fingers”") }
            if words.nextIsNumber {
                part.spacing = try words.length("a distance such as “20mm”", in: 0...StrokeSentence.Limit.length)
                guard words.skip("apart") else { throw words.unexpected("“apart”") }
            }
        }
        if words.nextIsWord("at") {
            let column = words.next.column
            _ = words.skip("at")
            part.clauses.append(StrokeSentence.Clause(kind: .startAt(try position()), column: column))
        }
        guard words.skip(mark: ":") else { throw words.unexpected("“:” before what the finger does") }
    }

    private func freeFingers(_ count: Int, at place: SentenceToken? = nil) throws(SentenceError) -> [Int] {
        let free = (1...StrokeSentence.Limit.fingers).filter { !taken.contains($0) }
        guard free.count >= count else {
            throw SentenceError(
                column: (place ?? words.next).column,
                expected: "at most \(StrokeSentence.Limit.fingers) fingers in all", found: "more")
        }
        return Array(free.prefix(count))
    }

    private mutating func kind() throws(SentenceError) -> StrokeSentence.Kind {
        guard case .word(let word) = words.next.kind else { throw words.unexpected(Self.anyClause) }
        switch word {
        case "up", "down", "left", "right", "by", "to":
            return .move(try motion(), microseconds: try travelTime())
        default: break
        }
        let place = words.next
        _ = words.skip(word)
        switch word {
        case "at": return .startAt(try position())
        case "flick": return .flick(try motion(), microseconds: try travelTime())
        case "jump": return .jump(try motion())
        case "hold": return .hold(microseconds: try words.time())
        case "wait": return .wait(microseconds: try words.time())
        case "tap": return .tap(microseconds: words.skip("for") ? try words.time() : 60_000)
        case "lift": return .lift
        case "unlifted": return .unlifted
        case "palm": return .palm
        case "press": return .press
        case "release": return .release
        case "drop":
            let frames = try words.whole("a number of frames", in: StrokeSentence.Limit.droppedFrames)
            guard words.skip("frames") || words.skip("frame") else { throw words.unexpected("“frames”") }
            return .drop(frames: frames)
        default: throw SentenceError(column: place.column, expected: Self.anyClause, found: place.quoted)
        }
    }

    static let anyClause =
        "a clause: “down 120pt in 180ms” (or up, left, right, by, to), flick, jump, at, hold, wait, tap, lift, "
        + "unlifted, palm, press, release or drop"

    private mutating func travelTime() throws(SentenceError) -> Int64 {
        guard words.skip("in") else {
            throw words.unexpected("“in” and a time", advice: "say how long it takes, such as “in 180ms”")
        }
        return try words.time()
    }

    private mutating func position() throws(SentenceError) -> StrokeSentence.Position {
        let range = 0...StrokeSentence.Limit.length
        let x = try words.length("a distance from the left such as “200pt” or “50%”", in: range)
        let y = try words.length("a distance from the top such as “300pt” or “30%”", in: range)
        return StrokeSentence.Position(x: x, y: y)
    }

    private mutating func motion() throws(SentenceError) -> StrokeSentence.Motion {
        if words.skip("to") { return .to(try position()) }
        if words.skip("by") {
            let range = -StrokeSentence.Limit.length...StrokeSentence.Limit.length
            let x = try words.length("a distance to the right such as “10pt”", in: range)
            return .by(x: x, y: try words.length("a distance down such as “−20pt”", in: range))
        }
        var x: StrokeSentence.Length?
        var y: StrokeSentence.Length?
        while true {
            if y == nil, let sign = words.sign(negative: "up", positive: "down") {
                y = try distance(sign)
            } else if x == nil, let sign = words.sign(negative: "left", positive: "right") {
                x = try distance(sign)
            } else {
                break
            }
        }
        guard x != nil || y != nil else {
            throw words.unexpected("a movement: up, down, left, right, by or to")
        }
        let none = StrokeSentence.Length(value: 0, unit: .points)
        return .by(x: x ?? none, y: y ?? none)
    }

    private mutating func distance(_ sign: Double) throws(SentenceError) -> StrokeSentence.Length {
        var length = try words.length("a distance such as “120pt”", in: 0...StrokeSentence.Limit.length)
        length.value *= sign
        return length
    }
}
