import Gestures
import Harness
import TextScreen
import TouchInput

/// Draws what `live` shows: a model on a screen of text of any size.
struct LivePicture {
    let theme: PictureTheme

    /// Smaller screens show a single sentence.
    static let smallest = (width: 28, height: 8)

    /// The picture at a time of the device's clock.
    func grid(_ model: LiveModel, width: Int, height: Int, at time: Timestamp) -> CellGrid {
        var grid = CellGrid(width: width, height: height)
        guard width >= Self.smallest.width, height >= Self.smallest.height else {
            drawTooSmall(model, on: &grid)
            return grid
        }
        drawTitle(model, on: &grid)
        if model.showsHelp {
            LiveHelp.draw(on: &grid, theme)
            return grid
        }
        let outcomes = OutcomeList(theme: theme)
        let outcomeRows = outcomes.rows(height)
        let bodyRows = height - 2 - outcomeRows
        drawBody(model, at: time, rows: bodyRows, on: &grid)
        outcomes.draw(model, at: 1 + bodyRows, rows: outcomeRows, on: &grid)
        drawKeys(on: &grid)
        return grid
    }

    /// Draws the view on the left and the numbers on the right.
    private func drawBody(_ model: LiveModel, at time: Timestamp, rows: Int, on grid: inout CellGrid) {
        let border = rows >= 10 ? 1 : 0
        let extent = model.session.surface.viewport
        let columns = LiveCanvas.columns(
            for: extent, rows: rows - 2 * border, most: min(grid.width / 2 - 2, grid.width - 16 - 2 * border))
        let frame = CellArea(column: 0, row: 1, width: columns + 2 * border, height: rows)
        // Between the canvas and the numbers stand the labels of the thresholds, if there is room.
        let gap = grid.width - frame.width >= 28 && border > 0 ? 8 : 2
        let canvas = LiveCanvas(area: frame.inset(by: border), extent: extent, theme: theme)
        if border > 0 { drawFrame(frame, on: &grid) }
        draw(model, in: canvas, labelWidth: border > 0 ? gap - 1 : 0, at: time, on: &grid)
        let panel = CellArea(
            column: frame.width + gap, row: canvas.area.row, width: grid.width - frame.width - gap,
            height: canvas.area.height)
        drawPanel(model, in: panel, at: time, on: &grid)
    }

    private func put(
        _ text: String, column: Int, row: Int, _ style: CellStyle, limit: Int = .max, on grid: inout CellGrid
    ) {
        grid.put(theme.text(text), column: column, row: row, style, limit: limit, cut: theme.either("…", ">"))
    }

    private func drawTitle(_ model: LiveModel, on grid: inout CellGrid) {
        let rules = model.session.rules.name + (model.dial.hasMovedThresholds ? " (moved)" : "")
        let length = theme.text(rules).unicodeScalars.count
        put(rules, column: max(0, grid.width - length - 1), row: 0, theme.strong, on: &grid)
        put(model.title, column: 1, row: 0, theme.strong, limit: grid.width - length - 4, on: &grid)
    }

    private func drawFrame(_ area: CellArea, on grid: inout CellGrid) {
        let (left, right) = (area.column, area.endColumn - 1)
        let (top, bottom) = (area.row, area.endRow - 1)
        for column in left...right {
            grid[column, top] = Cell(theme.either("─", "-"), theme.frame)
            grid[column, bottom] = Cell(theme.either("─", "-"), theme.frame)
        }
        for row in top...bottom {
            grid[left, row] = Cell(theme.either("│", "|"), theme.frame)
            grid[right, row] = Cell(theme.either("│", "|"), theme.frame)
        }
        grid[left, top] = Cell(theme.either("┌", "+"), theme.frame)
        grid[right, top] = Cell(theme.either("┐", "+"), theme.frame)
        grid[left, bottom] = Cell(theme.either("└", "+"), theme.frame)
        grid[right, bottom] = Cell(theme.either("┘", "+"), theme.frame)
    }

    private func draw(
        _ model: LiveModel, in canvas: LiveCanvas, labelWidth: Int, at time: Timestamp, on grid: inout CellGrid
    ) {
        let session = model.session
        canvas.drawBelow(on: &grid)
        if !model.card.isGone {
            canvas.drawCard(
                offset: model.card.offset(at: time), scale: model.card.scale(at: time, under: session.rules),
                scroll: session.scene.scroll, on: &grid)
        }
        let readout = LiveReadout(session, model.end)
        if let origin = readout.origin {
            for level in readout.levels(from: origin) {
                let style = level.direction == readout.armed ? theme.past : theme.short
                if level.direction == .right {
                    canvas.drawUpright(at: level.coordinate, style, on: &grid)
                } else if let row = canvas.drawLevel(at: level.coordinate, style, on: &grid), labelWidth >= 6 {
                    put(level.label, column: canvas.area.endColumn + 1, row: row, style, limit: labelWidth, on: &grid)
                }
            }
        }
        canvas.drawTrail(model.trail.points, on: &grid)
        if let origin = readout.origin { canvas.draw(theme.either("○", "o"), at: origin, theme.origin, on: &grid) }
        for contact in session.frame.contacts where contact.isDown && model.end == nil {
            guard let position = contact.position, session.surface.contains(position) else { continue }
            let scalar = contact.tool == .palm ? theme.either("▨", "P") : theme.either("●", "O")
            canvas.draw(scalar, at: session.surface.point(at: position), theme.finger, on: &grid)
        }
    }

    private func drawPanel(_ model: LiveModel, in area: CellArea, at time: Timestamp, on grid: inout CellGrid) {
        guard area.width >= 8 else { return }
        let readout = LiveReadout(model.session, model.end)
        var row = area.row
        func say(_ text: String, _ style: CellStyle = .plain) {
            guard row < area.endRow else { return }
            put(text, column: area.column, row: row, style, limit: area.width, on: &grid)
            row += 1
        }
        /// Says the longest of these texts that fits.
        func say(_ texts: [String], before: String = "", _ style: CellStyle = .plain) {
            let fitting = texts.first { theme.text(before + $0).unicodeScalars.count <= area.width }
            say(before + (fitting ?? texts.last ?? ""), style)
        }
        let isRoomy = area.height >= 12
        let isArmed = readout.armed != nil
        let bullet = isArmed ? theme.isUnicode ? "● " : "* " : ""
        say(readout.state(at: time), before: bullet, isArmed ? theme.result(true) : theme.strong)
        if isRoomy { row += 1 }
        say(readout.translationWords)
        if isRoomy {
            if let bar = readout.bar(width: min(area.width - 2, 30), theme), row < area.endRow {
                grid.put(bar, column: area.column, row: row, theme.result(isArmed))
            }
            row += 1
        }
        say(readout.marginWords)
        say(readout.velocityWords(at: time))
        if isRoomy { row += 1 }
        for texts in readout.ruleWords(model.dial) { say(texts, theme.faint) }
        if model.message.isEmpty { return }
        for line in TextWrapping.lines(theme.text(model.message), width: area.width) { say(line, theme.result(false)) }
    }

    private func drawKeys(on grid: inout CellGrid) {
        let all = [
            "+ − threshold", "u swipe up", "d disable", "p preset", "s scroll", "? help", "q quit",
        ]
        let few = [theme.isUnicode ? "± u d p s" : "+ u d p s", "? help", "q quit"]
        let line = all.joined(separator: "  ")
        let shown = line.count + 2 <= grid.width ? line : few.joined(separator: "  ")
        put(shown, column: 1, row: grid.height - 1, theme.faint, on: &grid)
    }

    private func drawTooSmall(_ model: LiveModel, on grid: inout CellGrid) {
        let words = model.outcomes.last?.sentence ?? "too small: \(Self.smallest.width)x\(Self.smallest.height)"
        put(words, column: 0, row: 0, .plain, on: &grid)
    }
}
