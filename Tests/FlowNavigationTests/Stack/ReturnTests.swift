import FlowNavigation
import Geometry
import Testing

@Suite("Returning to a link")
struct ReturnTests {
    private let turned = FlowEnvironment(
        device: .iPhone, size: Size(width: 800, height: 400), safeArea: Insets(left: 50, bottom: 20))

    @Test("A destination zooms out of its link")
    func origin() throws {
        var stack = try stack()
        let link = try stack.link(2)
        let effects = try stack.activate(link)
        let place = Rect(x: 0, y: 250, width: 400, height: 100)
        #expect(effects.contains(.presented(effects.presented[0], from: .link(link, place), animation: .standard)))
    }

    @Test("It returns to the link's current position, not to the old one")
    func relayout() throws {
        var stack = try stack()
        let link = try stack.link(2)
        _ = try stack.activate(link)
        let wide = ScreenContent(
            links: rows(0..<20, width: 600) { Park(id: $0) }.map {
                var link = $0
                link.frame = link.frame.offset(x: 60, y: -link.frame.y / 2)
                return link
            }, contentHeight: 1050)
        stack.setEnvironment(turned)
        stack.layOut(.root, wide)
        #expect(stack.flowDismiss().dismissalTargets == [.link(link, Rect(x: 60, y: 100, width: 600, height: 100))])
    }

    @Test("A rotation during the return sends it to the link's new position")
    func retargeted() throws {
        var stack = try stack()
        let link = try stack.link(1)
        _ = try stack.activate(link)
        let id = try #require(stack.flowDismiss().dismissed.first)
        let effects = stack.setEnvironment(turned)
        #expect(effects == [.retargeted(id, to: .link(link, Rect(x: 0, y: 100, width: 400, height: 100)))])
        #expect(
            stack.moveLink(link, to: Rect(x: 9, y: 0, width: 10, height: 10))
                == [.retargeted(id, to: .link(link, Rect(x: 9, y: 0, width: 10, height: 10)))])
        _ = stack.settle()
        #expect(stack.moveLink(link, to: Rect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    }

    @Test(
        "When the view changes a list stays where it was scrolled to, as far as it can, and at its top if it was there")
    func scrollKept() throws {
        var stack = try stack()
        stack.setEnvironment(turned)
        #expect(stack.scrollOffset(of: .root) == stack.scrollRange(of: .root)?.lowerBound)
        stack.scroll(.root, to: 700)
        stack.setEnvironment(phone)
        #expect(stack.scrollOffset(of: .root) == 700)
        stack.setEnvironment(turned)
        stack.scroll(.root, to: 1590)
        #expect(stack.scrollOffset(of: .root) == 1590)
        stack.setEnvironment(phone)
        #expect(stack.scrollOffset(of: .root) == 1230)
    }

    @Test("It zooms from the anchor inside the link, and the whole link can be tapped")
    func anchor() throws {
        let link = FlowLink(
            value: 1, frame: Rect(x: 20, y: 100, width: 300, height: 80),
            anchor: Rect(x: 10, y: 5, width: 60, height: 60))
        var stack = try stack(ScreenContent(links: [link]))
        let instance = try stack.link(0)
        #expect(stack.place(of: instance) == Rect(x: 30, y: 105, width: 60, height: 60))
        #expect(try stack.tap(at: Point(x: 319, y: 179)).presented.count == 1)
        stack.moveLink(instance, to: Rect(x: 0, y: 0, width: 300, height: 80))
        #expect(
            stack.flowDismiss().dismissalTargets == [.link(instance, Rect(x: 10, y: 5, width: 60, height: 60))])
    }

    @Test("Without the zoom it comes from the side and returns there, and the link stays visible")
    func slides() throws {
        let link = FlowLink(
            value: 1, frame: Rect(x: 20, y: 100, width: 300, height: 80),
            configuration: LinkConfiguration(animateFromAnchor: false))
        var stack = try stack(ScreenContent(links: [link]))
        let instance = try stack.link(0)
        let effects = try stack.activate(instance)
        #expect(effects == [.presented(effects.presented[0], from: .side, animation: .standard)])
        #expect(!stack.isHidden(instance))
        #expect(stack.flowDismiss().dismissalTargets == [.side])
    }

    @Test("Its link is scrolled fully into view without animation, whichever edge it is beyond")
    func intoView() throws {
        var stack = try stack(path: FlowPath([Park(id: 3)]))
        stack.scroll(.root, to: 1000)
        // The bottom inset is 30 points, the top inset 50.
        #expect(stack.flowDismiss().scrolls == [250])
        _ = try stack.append(Park(id: 15))
        #expect(stack.flowDismiss().scrolls == [830])
        _ = try stack.append(Park(id: 12))
        #expect(stack.flowDismiss().scrolls.isEmpty)
    }

    @Test("The link is also scrolled out from under a bar")
    func underBar() throws {
        var stack = try stack(parkList(bars: Insets(top: 90, bottom: 60)), path: FlowPath([Park(id: 3)]))
        stack.scroll(.root, to: 250)
        #expect(stack.flowDismiss().scrolls == [210])
        let link = try stack.link(3)
        #expect(stack.place(of: link) == Rect(x: 0, y: 90, width: 400, height: 100))
    }

    @Test("A link exactly at the edge does not scroll; half a point further it does")
    func boundary() throws {
        var stack = try stack()
        let link = try stack.link(3)
        stack.scroll(.root, to: 250)
        #expect(stack.bringIntoView(link).isEmpty)
        stack.scroll(.root, to: 250.5)
        #expect(stack.bringIntoView(link).scrolls == [250])
        stack.scroll(.root, to: -370 + 0.5)
        #expect(stack.scrollOffset(of: .root) == -50)
    }

    @Test("A link taller than the view is aligned at its top")
    func longLink() throws {
        let content = ScreenContent(
            links: [FlowLink(value: 1, frame: Rect(x: 0, y: 500, width: 400, height: 900))], contentHeight: 3000)
        var stack = try stack(content)
        #expect(try stack.bringIntoView(stack.link(0)).scrolls == [450])
    }

    @Test("Presenting a destination never scrolls")
    func notWhilePresenting() throws {
        var stack = try stack()
        let effects = try stack.append(Park(id: 15))
        #expect(effects.scrolls.isEmpty && stack.scrollOffset(of: .root) == -50)
    }

    @Test("A dismissal by the program scrolls to the link first; one by the path only afterwards")
    func order() throws {
        var stack = try stack(path: FlowPath([Park(id: 15)]))
        var effects = stack.flowDismiss()
        guard case .scrolled = effects.first, case .dismissed(_, _, .link(_, let place), _) = effects.last else {
            Issue.record("\(effects)")
            return
        }
        #expect(place.y == 670)
        _ = stack.settle()
        stack.scroll(.root, to: -50)
        _ = try stack.append(Park(id: 15))
        effects = stack.removeLast()
        guard case .dismissed(_, .path, .link(_, let before), _) = effects.first, effects.scrolls == [830],
            case .retargeted(_, .link(_, let after)) = effects.last
        else {
            Issue.record("\(effects)")
            return
        }
        #expect(before.y == 1550 && after.y == 670)
    }

    @Test("A lazy list recreates a link by the identifier of its row, and the destination returns to it")
    func lazy() throws {
        var stack = try stack(parkList(1000, isLazy: true))
        #expect(stack.instances(on: .root).count == 8)
        let link = try stack.link(2)
        _ = try stack.activate(link)
        stack.scroll(.root, to: 50_000)
        #expect(stack.link(link) == nil)
        let effects = stack.flowDismiss()
        #expect(effects.scrolls == [150])
        guard case .link(let again, let place) = effects.dismissalTargets[0] else {
            Issue.record("\(effects)")
            return
        }
        #expect(again != link && stack.link(again)?.value == FlowValue(Park(id: 2)) && place.y == 50)
        #expect(stack.isHidden(again) && stack.hiddenLinks == [again])
    }

    @Test("Rows are identified by the id of an identifiable value, otherwise by the value")
    func rowIdentifiers() {
        let frame = Rect(x: 0, y: 0, width: 1, height: 1)
        #expect(FlowLink(value: Park(id: 4, name: "a"), frame: frame).rowID == RowID(4))
        #expect(FlowLink(value: Product(name: "a"), frame: frame).rowID == RowID(FlowValue(Product(name: "a"))))
        #expect(FlowLink(value: Park(id: 4), rowID: "own", frame: frame).rowID == "own")
    }

    @Test("If the row cannot be found, the destination returns to its last known position")
    func lastKnown() throws {
        var stack = try stack(parkList(1000, isLazy: true))
        _ = try stack.activate(stack.link(2))
        stack.scroll(.root, to: 100)
        // The new layout identifies its rows differently.
        let other = ScreenContent(
            links: rows(500..<1000) { Park(id: $0) }.map {
                FlowLink(value: $0.value, rowID: RowID("row \($0.frame.y)"), frame: $0.frame)
            }, contentHeight: 100_000, isLazy: true)
        stack.layOut(.root, other)
        let effects = stack.flowDismiss()
        #expect(effects.scrolls.isEmpty)
        #expect(effects.dismissalTargets == [.lastKnown(Rect(x: 0, y: 100, width: 400, height: 100))])
    }

    @Test("Rows with other keys work while their link is on screen")
    func otherKeys() throws {
        let links = rows(0..<1000) { Park(id: $0) }.map {
            FlowLink(value: $0.value, rowID: RowID("row \($0.frame.y)"), frame: $0.frame)
        }
        var stack = try stack(ScreenContent(links: links, contentHeight: 100_000, isLazy: true))
        let link = try stack.link(2)
        _ = try stack.activate(link)
        stack.scroll(.root, to: 60)
        #expect(stack.flowDismiss().dismissalTargets == [.link(link, Rect(x: 0, y: 140, width: 400, height: 100))])
    }

    @Test("If two rows share an identifier the list may scroll to the wrong one, unless one is identified differently")
    func sameRowIdentifiers() throws {
        func content(_ featuredRow: RowID?) -> ScreenContent {
            let featured = rows(0..<3) { Park(id: $0) }.map {
                FlowLink(value: $0.value, linkID: "featured", rowID: featuredRow, frame: $0.frame)
            }
            let list = rows(3..<200) { Park(id: $0 - 3) }
            return ScreenContent(links: featured + list, contentHeight: 20_000, isLazy: true)
        }
        for (row, expected) in [(nil, 0.0), (RowID("featured row"), 350.0)] {
            var stack = try stack(content(row))
            // Park 1 in the list, at 400 points.
            let link = try stack.link(4)
            #expect(stack.link(link)?.linkID == nil)
            _ = try stack.activate(link)
            stack.scroll(.root, to: 15_000)
            let effects = stack.flowDismiss()
            if row == nil {
                #expect(effects.scrolls == [50])
            } else {
                #expect(effects.scrolls == [expected])
                guard case .link(let instance, let place) = effects.dismissalTargets[0] else {
                    Issue.record("\(effects)")
                    continue
                }
                // The activated link: park 1 in the list, not the featured one.
                let returned = try #require(stack.link(instance))
                #expect(returned.linkID == nil && returned.value == FlowValue(Park(id: 1)))
                #expect(returned.frame.y == 400 && place.y == 50)
            }
        }
    }

    @Test("A value without a link comes from the side; a link created meanwhile takes it back")
    func noLink() throws {
        var stack = try stack(ScreenContent())
        let effects = try stack.append(Park(id: 1))
        #expect(effects == [.presented(effects.presented[0], from: .side, animation: .standard)])
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        let link = try stack.add(FlowLink(value: Park(id: 1), frame: frame))
        #expect(stack.flowDismiss().dismissalTargets == [.link(link, frame)])
    }

    @Test("Several destinations dismissed at once each return to their own link")
    func several() throws {
        var stack = try stack(path: FlowPath([Park(id: 1)]))
        _ = try stack.append(1)
        _ = try stack.append(2)
        let targets = stack.removeAll().dismissalTargets
        #expect(targets.count == 3)
        guard case .link(_, let second) = targets[0], case .side = targets[1], case .link(_, let first) = targets[2]
        else {
            Issue.record("\(targets)")
            return
        }
        #expect(second == Rect(x: 0, y: 100, width: 400, height: 100))
        #expect(first == Rect(x: 0, y: 150, width: 400, height: 100))
    }
}
