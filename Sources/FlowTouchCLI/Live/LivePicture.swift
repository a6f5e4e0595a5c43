import Gestures
import Harness
import TextScreen
import TouchInput

/// Draws what `live` shows: a model and a size to a screen of text.
struct LivePicture {
    let theme: PictureTheme

    /// Smaller screens hold one sentence that says so.
    static let smallest = (width: 28, height: 8)

    /// The picture at a time of the device's clock.
    func grid(_ model: LiveModel, width: Int, height: Int, at time: Timestamp) -> CellGrid {
        var grid = CellGrid(width: width, height: height)
        guard width >= Self.smallest.width, height >= Self.smallest.height else {
            drawTooSmall(model, &grid)
            return grid
        }
        drawTitle(model, &grid)
        if model.showsHelp {
            LiveHelp.draw(on: &grid, theme)
            return grid
        }
        let outcomes = OutcomeList(theme: theme)
        let outcomeRows = outcomes.rows(height)
        let stageRows = height - 2 - outcomeRows
        let isFramed = stageRows >= 10
        let border = isFramed ? 1 : 0
        let rows = stageRows - 2 * border
        let extent = model.session.surface.viewport
        let columns = Stage.columns(for: extent, rows: rows, most: min(width / 2 - 2, width - 16 - 2 * border))
        // Between the stage and the numbers: room for what a level is called, where there is some.
        let gap = width - columns - 2 * border >= 28 ? 8 : 2
        let stage = Stage(
            column: border, row: 1 + border, columns: columns, rows: rows, extent: extent, theme: theme)
        if isFramed { drawFrame(0, 1, columns + 2, stageRows, &grid) }
        draw(model, on: stage, labelWidth: isFramed ? gap - 1 : 0, at: time, &grid)
        let panel = columns + 2 * border + (isFramed ? gap : 2)
        drawPanel(model, panel, 1 + border, width - panel, rows, at: time, &grid)
        outcomes.draw(model, at: 1 + stageRows, rows: outcomeRows, on: &grid)
        drawKeys(&grid)
        return grid
    }

    private func put(
        _ text: String, _ column: Int, _ row: Int, _ style: CellStyle, limit: Int = .max, _ grid: inout CellGrid
    ) {
        grid.put(theme.text(text), column, row, style, limit: limit, cut: theme.either("…", ">"))
    }

    private func drawTitle(_ model: LiveModel, _ grid: inout CellGrid) {
        let dial = model.dial
        let rules = model.session.rules.name + (dial.hasMovedThresholds ? " (moved)" : "")
        let length = theme.text(rules).unicodeScalars.count
        put(rules, max(0, grid.width - length - 1), 0, theme.strong, &grid)
        put(model.title, 1, 0, theme.strong, limit: grid.width - length - 4, &grid)
    }

    private func drawFrame(_ column: Int, _ row: Int, _ width: Int, _ height: Int, _ grid: inout CellGrid) {
        for x in 0..<width {
            let isCorner = x == 0 || x == width - 1
            let top = isCorner ? (x == 0 ? theme.either("┌", "+") : theme.either("┐", "+")) : theme.either("─", "-")
            let bottom = isCorner ? (x == 0 ? theme.either("└", "+") : theme.either("┘", "+")) : theme.either("─", "-")
            grid[column + x, row] = Cell(top, theme.frame)
            grid[column + x, row + height - 1] = Cell(bottom, theme.frame)
        }
        for y in 1..<max(height - 1, 1) {
            grid[column, row + y] = Cell(theme.either("│", "|"), theme.frame)
            grid[column + width - 1, row + y] = Cell(theme.either("│", "|"), theme.frame)
        }
    }

    private func draw(
        _ model: LiveModel, on stage: Stage, labelWidth: Int, at time: Timestamp, _ grid: inout CellGrid
    ) {
        let session = model.session
        stage.drawBelow(in: &grid)
        if !model.card.isGone {
            stage.drawCard(
                offset: model.card.offset(at: time), scale: model.card.scale(at: time, under: session.rules),
                scroll: session.scene.scroll, in: &grid)
        }
        let mark = LiveReadout(session, model.end)
        if let origin = mark.origin {
            for level in mark.levels(from: origin) {
                let style = level.direction == mark.armed ? theme.past : theme.short
                if level.direction == .right {
                    stage.drawUpright(at: level.place, style, in: &grid)
                } else if let row = stage.drawLevel(at: level.place, style, in: &grid), labelWidth >= 6 {
                    put(level.label, stage.column + stage.columns + 1, row, style, limit: labelWidth, &grid)
                }
            }
        }
        stage.drawTrail(model.trail.points, in: &grid)
        if let origin = mark.origin { stage.draw(theme.either("○", "o"), at: origin, theme.origin, in: &grid) }
        for contact in session.frame.contacts where contact.isDown && model.end == nil {
            guard let place = contact.position, session.surface.contains(place) else { continue }
            let scalar = contact.tool == .palm ? theme.either("▨", "P") : theme.either("●", "O")
            stage.draw(scalar, at: session.surface.point(at: place), theme.finger, in: &grid)
        }
    }

    private func drawPanel(
        _ model: LiveModel, _ column: Int, _ row: Int, _ width: Int, _ rows: Int, at time: Timestamp,
        _ grid: inout CellGrid
    ) {
        guard width >= 8 else { return }
        let readout = LiveReadout(model.session, model.end)
        var line = row
        let end = row + rows
        func say(_ text: String, _ style: CellStyle = .plain) {
            guard line < end else { return }
            put(text, column, line, style, limit: width, &grid)
            line += 1
        }
        /// In as many words as there is room for.
        func say(_ words: [String], before: String = "", _ style: CellStyle = .plain) {
            let fitting = words.first { theme.text(before + $0).unicodeScalars.count <= width }
            say(before + (fitting ?? words.last ?? ""), style)
        }
        let isRoomy = rows >= 12
        let bullet = readout.armed == nil ? "" : theme.isUnicode ? "● " : "* "
        say(readout.state(at: time), before: bullet, readout.armed == nil ? theme.strong : theme.result(true))
        if isRoomy { line += 1 }
        say(readout.translationWords)
        if let bar = readout.bar(width: min(width - 2, 30), theme), isRoomy {
            if line < end {
                grid.put(bar, column, line, readout.armed == nil ? theme.result(false) : theme.result(true))
            }
            line += 1
        } else if isRoomy {
            line += 1
        }
        say(readout.marginWords)
        say(readout.velocityWords(at: time))
        if isRoomy { line += 1 }
        for words in readout.ruleWords(model.dial) { say(words, theme.faint) }
        if model.message.isEmpty { return }
        for words in TextWrapping.lines(theme.text(model.message), width: width) { say(words, theme.result(false)) }
    }

    private func drawKeys(_ grid: inout CellGrid) {
        let all = [
            "+ − threshold", "u swipe up", "d disable", "p preset", "s scroll", "? help", "q quit",
        ]
        let few = ["± u d p s", "? help", "q quit"]
        let line = all.joined(separator: "  ")
        let shown = line.count + 2 <= grid.width ? line : few.joined(separator: "  ")
        put(theme.isUnicode ? shown : shown.replacingPlusMinus, 1, grid.height - 1, theme.faint, &grid)
    }

    private func drawTooSmall(_ model: LiveModel, _ grid: inout CellGrid) {
        let words = model.outcomes.last?.sentence ?? "too small: \(Self.smallest.width)x\(Self.smallest.height)"
        put(words, 0, 0, .plain, &grid)
    }
}

extension String {
    fileprivate var replacingPlusMinus: String { String(map { $0 == "±" ? "+" : $0 }) }
}
