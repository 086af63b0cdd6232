import { pageLines } from '../page-lines.ts';
import { namesToPress, pressIn } from './press-controls.ts';
import { changesOfLines, changesOfStored, storedItems, withoutRandomIds } from './press-lines.ts';

/** An area with what appears above the page: dialogs and messages. */
const ABOVE = 'dialog[open], [role=dialog], [role=alertdialog], [role=status], [role=alert]';

/** Where a control is looked for, in this order. */
const AREAS = [ABOVE, '#main', 'body'];

/** The controls to press first, in the order in which they are pressed. */
type Trail = readonly string[];

/** A call of the API. */
export interface PressCall {
  readonly key: string;
  /** Whether it changes something. */
  readonly isCommand: boolean;
  /** The request. */
  readonly line: string;
}

/** An open page of an app. */
export interface PressPage {
  address(): string;
  settled(): Promise<void>;
  /** Returns all calls so far, in order. */
  calls(): readonly PressCall[];
  /** Makes the API refuse these commands from now on. Returns the error codes. */
  refuse(commands: readonly string[]): readonly string[];
  /** Lets every call fail from now on: these commands when `until` resolves, all others at once. */
  disconnect(commands: readonly string[], until: Promise<void>): void;
}

/** How the recorder opens a state of an app. */
interface PressApp<State> {
  open(state: State): Promise<PressPage>;
  /** Returns the path of the screen of an address, as the route table writes it. */
  pathOf(address: string): string;
  /** Lines of the frame that differ from address to address. */
  readonly ignored?: RegExp;
}

/** What can change when a control is pressed. */
interface Moment {
  readonly lines: readonly string[];
  readonly above: readonly string[];
  readonly address: string;
  readonly calls: number;
  readonly names: readonly string[];
  readonly stored: ReturnType<typeof storedItems>;
}

interface Pressed {
  readonly control: HTMLElement;
  /** Returns what has changed since before the press. */
  readonly changes: () => Effect;
}

interface Effect {
  /** The keys of the commands that were sent. */
  readonly commands: readonly string[];
  readonly lines: readonly string[];
  /** Controls of a dialog or message that has appeared. */
  readonly appeared: readonly string[];
}

/** Which controls of a state are pressed. */
export interface Presses {
  /** The controls to press; by default those of the screen that no earlier state has. */
  readonly only?: readonly string[];
  /** Controls to leave out, because another screen shows what they do. */
  readonly without?: readonly string[];
  /** Selects what has these controls; by default the screen without its frame. */
  readonly area?: string;
}

/** An open page of a state and the controls that were pressed in it. */
interface Visit {
  readonly page: PressPage;
  readonly trail: Trail;
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const listed = (lines: readonly string[]) => indent(lines.length === 0 ? ['nothing'] : lines);

const isShown = (control: Element) => control.isConnected && control.closest('dialog:not([open])') === null;

/** Returns a line if the focus is no longer on the control that was pressed, which a browser had focused. */
function focusAfter(pressed: Element): readonly string[] {
  const focused = document.activeElement;
  if (focused === pressed && isShown(pressed)) return [];
  if (focused === null || focused === document.body || !isShown(focused)) return ['the focus is lost'];
  return [`the focus is on: ${pageLines(focused)[0] ?? focused.localName}`];
}

/** Presses the controls of a state and records what they do. */
class Recorder<State extends Presses> {
  readonly lines: string[] = [];
  readonly #app: PressApp<State>;
  readonly #state: State;
  readonly #log: string[];
  /** The page of the last press, if another press may follow in it. */
  #open: Visit | null = null;

  constructor(app: PressApp<State>, state: State, log: string[]) {
    this.#app = app;
    this.#state = state;
    this.#log = log;
  }

  /** Returns an open page in which the trail was pressed. */
  async visit(trail: Trail): Promise<Visit> {
    if (this.#open?.trail.join('›') === trail.join('›')) return this.#open;
    const page = await this.#app.open(this.#state);
    for (const name of trail) {
      await pressIn(AREAS, name);
      await page.settled();
    }
    this.#open = { page, trail };
    return this.#open;
  }

  #linesOf(root?: Element): readonly string[] {
    return pageLines(root).filter((line) => this.#app.ignored?.test(line) !== true);
  }

  #above(): readonly string[] {
    return [...document.querySelectorAll(ABOVE)].flatMap((one) => this.#linesOf(one));
  }

  #momentOf(page: PressPage): Moment {
    return {
      lines: this.#linesOf(),
      above: this.#above(),
      address: page.address(),
      calls: page.calls().length,
      names: namesToPress(ABOVE),
      stored: storedItems(),
    };
  }

  /** Returns what has changed since then, after `pressed` was pressed. */
  #changesSince(before: Moment, page: PressPage, pressed: HTMLElement): Effect {
    const calls = page.calls().slice(before.calls);
    const isSame = this.#app.pathOf(page.address()) === this.#app.pathOf(before.address);
    const commands = calls.filter(({ isCommand }) => isCommand);
    const queries = isSame ? calls.filter(({ isCommand }) => !isCommand) : [];
    return {
      commands: [...new Set(commands.map(({ key }) => key))],
      appeared: isSame ? namesToPress(ABOVE).filter((one) => !before.names.includes(one)) : [],
      lines: [
        ...commands.map(({ line }) => `sends ${line}`),
        ...queries.map(({ line }) => `reads ${line}`).sort(),
        ...this.#log,
        ...changesOfStored(before.stored),
        ...(page.address() === before.address ? [] : [`goes to ${page.address()}`]),
        ...(isSame
          ? changesOfLines(before.lines, this.#linesOf())
          : changesOfLines(before.above, this.#above())),
        ...(isSame ? focusAfter(pressed) : []),
      ].map(withoutRandomIds),
    };
  }

  /** Presses a control of an open page. */
  async #press(page: PressPage, name: string): Promise<Pressed> {
    const before = this.#momentOf(page);
    this.#log.length = 0;
    const control = await pressIn(AREAS, name);
    await page.settled();
    return { control, changes: () => this.#changesSince(before, page, control) };
  }

  /** Records a press, and those of the controls of the dialog or message that appears then. */
  async record(trail: Trail, name: string): Promise<void> {
    const { page } = await this.visit(trail);
    const { appeared, commands, lines } = (await this.#press(page, name)).changes();
    this.#open = { page, trail: [...trail, name] };
    this.lines.push(`[${[...trail, name].join(' › ')}]`, ...listed(lines));
    if (commands.length > 0) {
      await this.#recordRefusal(trail, name, commands);
      await this.#recordLostConnection(trail, name, commands);
    }
    if (trail.length > 0) return;
    for (const next of appeared) await this.record([name], next);
  }

  #addPart(heading: string, lines: readonly string[]): void {
    const changes = lines.filter((line) => !/^(sends|reads) /.test(line));
    this.lines.push(`  ${heading}:`, ...indent(listed(changes)));
  }

  async #recordRefusal(trail: Trail, name: string, commands: readonly string[]): Promise<void> {
    const { page } = await this.visit(trail);
    const codes = page.refuse(commands);
    const { changes } = await this.#press(page, name);
    this.#open = null;
    this.#addPart(`refused ${codes}`, changes().lines);
  }

  /** Presses twice while the commands wait, and then lets them fail. */
  async #recordLostConnection(trail: Trail, name: string, commands: readonly string[]): Promise<void> {
    const { page } = await this.visit(trail);
    this.#open = null;
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    page.disconnect(commands, promise);
    const { control, changes } = await this.#press(page, name);
    this.#addPart('while it waits', changes().lines);
    const sent = page.calls().length;
    if (isShown(control)) control.click();
    await page.settled();
    const again = page.calls().slice(sent);
    const commandsAgain = again.filter(({ isCommand }) => isCommand);
    this.lines.push(
      ...commandsAgain.map(({ line }) => withoutRandomIds(`    the second press sends ${line}`)),
    );
    fail();
    await page.settled();
    this.#addPart('offline', changes().lines);
  }
}

/** Returns the controls of the open page to press: those of the open dialog, otherwise those of the screen. */
function controlsOf({ area = '#main', without = [] }: Presses): readonly string[] {
  const isOpen = document.querySelector('dialog[open]') !== null;
  return namesToPress(isOpen ? 'dialog[open]' : area).filter((name) => !without.includes(name));
}

/**
 * Presses each control of a state, each in a newly opened screen, and the controls of the dialog or message that appears then.
 * Returns what each press did: calls, uses of the browser, stored items, where the page went, and the changed lines. Presses that
 * send a command are repeated with an API that refuses it, and without a connection. `pressed` has the controls to leave out, and
 * receives those that were pressed.
 */
export async function recordPresses<State extends Presses>(
  app: PressApp<State>,
  state: State,
  log: string[],
  pressed: Set<string>,
): Promise<readonly string[]> {
  const recorder = new Recorder(app, state, log);
  await recorder.visit([]);
  const names = state.only ?? controlsOf(state).filter((name) => !pressed.has(name));
  for (const name of names) {
    await recorder.record([], name);
    pressed.add(name);
  }
  return recorder.lines;
}
