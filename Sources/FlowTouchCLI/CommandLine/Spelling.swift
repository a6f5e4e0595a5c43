import Documents

/// Guesses which word was meant.
enum Spelling {
    /// The word nearest to `word`, if at most a third of `word` has to change; or else the only word that begins with it.
    static func nearest(to word: String, among words: [String]) -> String? {
        guard word.count <= 40 else { return nil }
        let ranked = words.map { ($0, distance(Array(word), Array($0))) }.min { $0.1 < $1.1 }
        if let ranked, ranked.1 <= max(1, word.count / 3) { return ranked.0 }
        let longer = words.filter { $0.hasPrefix(word) }
        return longer.count == 1 && !word.isEmpty ? longer.first : nil
    }

    /// How many letters must be changed, added, removed or swapped with their neighbour.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { rows[i][0] = i }
        for j in 0...b.count { rows[0][j] = j }
        for i in 0..<a.count {
            for j in 0..<b.count {
                var best = min(rows[i][j + 1] + 1, rows[i + 1][j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                rows[i + 1][j + 1] = best
            }
        }
        return rows[a.count][b.count]
    }
}

/// Text from the user, safe to print.
func quoted(_ text: String) -> String {
    PrintableText.excerpt(of: text)
}
