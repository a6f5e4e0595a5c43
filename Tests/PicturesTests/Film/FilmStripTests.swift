import FlowNavigation
import Geometry
import Gestures
import Harness
import Testing

@testable import Pictures

@Suite("A film strip")
struct FilmStripTests {
    /// A root with one link to `x/1`, which leads to a screen with a link to `y`.
    private func stack(path: String = "[]", timeline: String = "[]", value: String = "x/1") -> String {
        """
        {"viewport": "700x1500", "root": "a", "path": \(path), "timeline": \(timeline),
         "screens": {"a": {"links": [{"value": "\(value)", "frame": "100/400/500/300"}]},
                     "b": {"links": [{"value": "y", "frame": "0/1200/700/100"}]}},
         "destinations": {"x": "b", "y": "b"}}
        """
    }

    @Test("It shows the stack before, in the middle of a drag, and after it")
    func drag() throws {
        let drawn = try Drawn(by: Drawn.down(200), stack: stack(path: "[\"x/1\"]"))
        let strip = drawn.strip()
        #expect(strip.frames.map(\.headline) == ["", "dismissed"])
        let (middle, after) = (strip.frames[0], strip.frames[1])
        #expect(middle.caption == "x/1 is pulled: 100 pt down, armed")
        #expect(middle.layers.map(\.name) == ["root", "x/1"])
        // A third of the way down, and 5 % smaller about its middle.
        let rect = middle.layers[1].rect
        #expect((rect.width - 665).magnitude < 1e-9 && (rect.height - 1425).magnitude < 1e-9)
        #expect((rect.center.y - 750 - 100.0 / 3).magnitude < 1e-9 && (rect.center.x - 350).magnitude < 1e-9)
        #expect(middle.layers[1].scrim == 0.5)
        #expect(middle.layers[0].links.map(\.isHidden) == [true])
        #expect(middle.finger?.position == Point(x: 300, y: 600))
        #expect(middle.finger?.trail.first == Point(x: 300, y: 500))
        #expect(after.layers.map(\.name) == ["root"] && after.finger == nil)
        #expect(after.layers[0].links.map(\.isHidden) == [false])
        #expect(after.caption == drawn.outcomes[0].consequence)
    }

    @Test("A tap is seen with the link pressed, then with its destination")
    func tap() throws {
        let strip = try Drawn(stack: stack()).strip()
        #expect(strip.frames.map(\.headline) == ["", "tapped"])
        #expect((strip.frames[0].layers[0].links[0].rect.width - 485).magnitude < 1e-9)
        #expect(strip.frames[1].layers.map(\.name) == ["root", "x/1"])
        let rect = strip.frames[1].layers[1].rect
        #expect(rect == Rect(x: 0, y: 0, width: 700, height: 1500))
    }

    @Test("At chosen moments it shows a destination on its way, by the spring in closed form")
    func onItsWay() throws {
        let strip = try Drawn(stack: stack()).strip(at: [0.05, 0, 2])
        #expect(strip.frames.map(\.seconds) == [0, 0.05, 2])
        // The tap was at 8 ms.
        let progress = SpringMotion(from: 0, to: 1).value(at: 0.042)
        #expect(progress > 0.2 && progress < 0.8)
        #expect((strip.frames[1].layers[1].rect.width - (500 + 200 * progress)).magnitude < 1e-6)
        #expect((strip.frames[1].layers[1].scrim - 0.5 * progress).magnitude < 1e-6)
        #expect(strip.frames[2].caption == "x/1 is on top")
    }

    @Test("A destination that is let go springs back from where it was pulled to")
    func returning() throws {
        let drawn = try Drawn(by: Drawn.down(60), stack: stack(path: "[\"x/1\"]"))
        let strip = drawn.strip(at: [0.031, 0.033, 0.08, 1])
        let tops = strip.frames.map { $0.layers[1].rect.center.y - 750 }
        // The lift was at 32 ms, and fast: at first the view goes on.
        let velocity = try #require(drawn.outcomes.first).velocity
        let motion = PullMotion(
            from: Pull(translation: Point(x: 0, y: 60)), velocity: Point(x: velocity.x, y: velocity.y))
        #expect((tops[0] - 20).magnitude < 1e-9)
        #expect((tops[1] - motion.offset(at: 0.001).y).magnitude < 1e-6 && tops[1] > 20)
        #expect((tops[2] - motion.offset(at: 0.048).y).magnitude < 1e-6)
        #expect(tops[3] == 0)
    }

    @Test("A flow comes and the other goes as their transitions say, and both are there on the way")
    func flows() throws {
        let text = """
            {"viewport": "700x1500", "root": "login", "screens": {"a": {"links": [{"value": "x", "frame": "0/0/10/10"}]}},
             "destinations": {"x": "a"}, "roots": {
               "login": {"screen": "a", "insertion": "slide", "removal": "opacity"},
               "main": {"screen": "a", "insertion": "scale", "removal": "opacity"}},
             "timeline": [{"at": 1, "show": "main"}, {"at": 2, "append": "x"}, {"at": 3, "show": "login"},
               {"at": 4, "show": "main"}, {"at": 5, "append": "x"}]}
            """
        let strip = try Drawn(stack: text).strip(at: [0.5, 1.05, 1.9, 2.05, 3.05, 5.05])
        #expect(
            strip.frames.map { $0.layers.map(\.name) } == [
                ["login"], ["login", "main"], ["main"], ["main", "x"], ["main", "x", "login"], ["main", "x"],
            ])
        let progress = SpringMotion(from: 0, to: 1).value(at: 0.05)
        let coming = strip.frames[1].layers
        #expect((coming[1].rect.width - 700 * progress).magnitude < 1e-6 && coming[1].rect.center.x == 350)
        #expect((coming[0].opacity - (1 - progress)).magnitude < 1e-9 && coming[0].rect.width == 700)
        let sliding = strip.frames[4].layers
        #expect((sliding[2].rect.x - 700 * (progress - 1)).magnitude < 1e-6 && sliding[2].opacity == 1)
        #expect((sliding[1].opacity - (1 - progress)).magnitude < 1e-9)
        // The same flow anew presents anew: what it shows is on its way once more.
        #expect(strip.frames[5].layers[1].rect == strip.frames[3].layers[1].rect)
        #expect(strip.frames[5].layers[1].rect.width < 700)
    }

    @Test("A bar of tabs lies in front, one name for each root")
    func tabs() throws {
        let text = """
            {"viewport": "700x1500", "root": "a", "tabBar": 100, "screens": {"a": {}},
             "roots": {"a": {"screen": "a"}, "b": {"screen": "a"}}, "timeline": [{"at": 1, "show": "b"}]}
            """
        let strip = try Drawn(stack: text).strip(at: [0.5, 1])
        #expect(strip.frames.map { $0.layers.map(\.name) } == [["a", "tabs"], ["b", "tabs"]])
        #expect(strip.frames[1].layers[1].links.map(\.rect.x) == [0, 350])
    }

    @Test("A link is seen again once its destination is back, and not before")
    func seenAgain() throws {
        let drawn = try Drawn(
            stack: stack(path: "[\"x/1\"]", timeline: "[{\"at\": 3, \"flowDismiss\": true}]"))
        let frames = drawn.strip(at: [2.9, 3.1, 3.4]).frames
        #expect(frames.map { $0.layers[0].links.map(\.isHidden) } == [[true], [true], [false]])
        #expect(frames.map(\.layers.count) == [2, 2, 1])
    }

    @Test("What changes by itself has a frame of its own")
    func timeline() throws {
        let drawn = try Drawn(stack: stack(path: "[\"x/1\"]", timeline: "[{\"at\": 3, \"flowDismiss\": true}]"))
        let frame = try #require(drawn.strip().frames.last)
        let moment = try #require(drawn.session.moments.last { !$0.happened.isEmpty })
        #expect(frame.headline == "meanwhile" && frame.caption == moment.happened.joined(separator: "; "))
        #expect((frame.seconds - 3.06).magnitude < 1e-9 && frame.layers.count == 2)
    }

    @Test("Without a stack there are no frames")
    func none() throws {
        #expect(try Drawn(by: Drawn.down(100)).strip().frames.isEmpty)
    }

    @Test("On the page no label covers another, all are on it, and names from files are escaped")
    func page() throws {
        let drawn = try Drawn(
            by: Drawn.down(200), stack: stack(path: "[\"x/1\", \"y/<b>&\", \"x/2\"]", value: "x/<i>\\u0007"))
        let strip = drawn.strip(at: [0, 0.05, 0.06, 0.1, 0.12, 0.2, 0.3, 0.5, 1], title: "a <b> & c")
        let drawing = FilmDrawing.drawing(strip, measure: CairoText())
        #expect(overlaps(drawing.labels) == [])
        for label in drawing.labels { #expect(Rect(drawing.extent).contains(label.rect), "\(label.text)") }
        let svg = SVGWriter.text(of: drawing)
        #expect(!svg.contains("<b>") && !svg.contains("<i>") && !svg.contains("\u{7}"))
        #expect(try ReadText(svg).texts == drawing.labels.map(\.text))
        #expect(drawing.labels.contains { $0.text == "0.100 s" })
    }
}
