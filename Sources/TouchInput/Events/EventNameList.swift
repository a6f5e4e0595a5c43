/// The kernel's names of one kind, in a compact form: each line begins with a hexadecimal number, followed by the names
/// of that number and its successors, without their common prefix.
struct EventNameList: Sendable {
    /// The common prefix of the names.
    let prefix: StaticString
    /// What the numbers stand for.
    let space: Space
    /// The preferred name for each number.
    let runs: StaticString
    /// Additional names for numbers; understood when read, never written.
    let aliases: StaticString

    /// What a number stands for.
    enum Space: Hashable, Sendable {
        case types
        case code(EventType)
        case properties
    }

    init(prefix: StaticString, space: Space, runs: StaticString, aliases: StaticString = "") {
        self.prefix = prefix
        self.space = space
        self.runs = runs
        self.aliases = aliases
    }

    /// All lists, numbered as in the kernel's `input-event-codes.h` and `input.h`.
    static let all = [
        types, marks, keys, buttons, relativeAxes, absoluteAxes, miscellany, switches, lights, sounds, repetition,
        forces,
        properties,
    ]
}

extension EventNameList {
    /// `EV_…`: the types themselves.
    static let types = EventNameList(
        prefix: "EV_", space: .types,
        runs: """
            0 SYN KEY REL ABS MSC SW
            11 LED SND
            14 REP FF PWR FF_STATUS
            """)

    /// `SYN_…`: marks between events.
    static let marks = EventNameList(
        prefix: "SYN_", space: .code(.synchronization),
        runs: """
            0 REPORT CONFIG MT_REPORT DROPPED
            """)

    /// `REL_…`: relative axes.
    static let relativeAxes = EventNameList(
        prefix: "REL_", space: .code(.relative),
        runs: """
            0 X Y Z RX RY RZ HWHEEL DIAL WHEEL MISC RESERVED WHEEL_HI_RES HWHEEL_HI_RES
            """)

    /// `ABS_…`: absolute axes.
    static let absoluteAxes = EventNameList(
        prefix: "ABS_", space: .code(.absolute),
        runs: """
            0 X Y Z RX RY RZ THROTTLE RUDDER WHEEL GAS BRAKE
            10 HAT0X HAT0Y HAT1X HAT1Y HAT2X HAT2Y HAT3X HAT3Y PRESSURE DISTANCE TILT_X TILT_Y TOOL_WIDTH
            20 VOLUME PROFILE
            28 MISC
            2e RESERVED MT_SLOT MT_TOUCH_MAJOR MT_TOUCH_MINOR MT_WIDTH_MAJOR MT_WIDTH_MINOR MT_ORIENTATION MT_POSITION_X
            36 MT_POSITION_Y MT_TOOL_TYPE MT_BLOB_ID MT_TRACKING_ID MT_PRESSURE MT_DISTANCE MT_TOOL_X MT_TOOL_Y
            """)

    /// `MSC_…`: everything else.
    static let miscellany = EventNameList(
        prefix: "MSC_", space: .code(.miscellaneous),
        runs: """
            0 SERIAL PULSELED GESTURE RAW SCAN TIMESTAMP
            """)

    /// `SW_…`: switches.
    static let switches = EventNameList(
        prefix: "SW_", space: .code(.switches),
        runs: """
            0 LID TABLET_MODE HEADPHONE_INSERT RFKILL_ALL MICROPHONE_INSERT DOCK LINEOUT_INSERT JACK_PHYSICAL_INSERT
            8 VIDEOOUT_INSERT CAMERA_LENS_COVER KEYPAD_SLIDE FRONT_PROXIMITY ROTATE_LOCK LINEIN_INSERT MUTE_DEVICE
            f PEN_INSERTED MACHINE_COVER
            """,
        aliases: "3 RADIO")

    /// `LED_…`: lights.
    static let lights = EventNameList(
        prefix: "LED_", space: .code(.led),
        runs: """
            0 NUML CAPSL SCROLLL COMPOSE KANA SLEEP SUSPEND MUTE MISC MAIL CHARGING
            """)

    /// `SND_…`: sounds.
    static let sounds = EventNameList(
        prefix: "SND_", space: .code(.sound),
        runs: """
            0 CLICK BELL TONE
            """)

    /// `REP_…`: the repetition of held keys.
    static let repetition = EventNameList(
        prefix: "REP_", space: .code(.repetition),
        runs: """
            0 DELAY PERIOD
            """)

    /// `FF_…`: force feedback.
    static let forces = EventNameList(
        prefix: "FF_", space: .code(.forceFeedback),
        runs: """
            50 RUMBLE PERIODIC CONSTANT SPRING FRICTION DAMPER INERTIA RAMP SQUARE TRIANGLE SINE SAW_UP SAW_DOWN
            5d CUSTOM
            60 GAIN AUTOCENTER
            """)

    /// `INPUT_PROP_…`: what kind of device it is.
    static let properties = EventNameList(
        prefix: "INPUT_PROP_", space: .properties,
        runs: """
            0 POINTER DIRECT BUTTONPAD SEMI_MT TOPBUTTONPAD POINTING_STICK ACCELEROMETER
            """)
}
