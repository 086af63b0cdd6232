import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { showWaiting } from '../../features/offline/outbox/outbox.ts';
import { type Answers, offline, refuses } from '../fake-api.ts';
import { namesToPress, pressIn } from './press-controls.ts';
import {
  changesOfLines,
  changesOfStored,
  isCommand,
  lineOfCall,
  linesOf,
  ROUTES,
  routeOf,
  storedItems,
} from './press-lines.ts';
import { openState, pathOf, type ScreenState } from './screen-state.ts';

/** An area with what appears above the page: dialogs and messages. */
const ABOVE = 'dialog[open], [role=dialog], [role=alertdialog], [role=status], [role=alert]';

/** Where a control is looked for, in this order. */
const AREAS = [ABOVE, '#main', 'body'];

/** The controls to press first, in the order in which they are pressed. */
type Trail = readonly string[];

interface Effect {
  /** The keys of the commands that were sent. */
  readonly commands: readonly string[];
  readonly lines: readonly string[];
  /** Controls of a dialog or message that has appeared. */
  readonly appeared: readonly string[];
}

/** The error with which a command is refused: one of its own, otherwise a general one. */
const refusalOf = (key: string): ErrorCode => routeOf(key).refusals[0] ?? 'RATE_LIMITED';

export type PressState = ScreenState & {
  /** The controls to press; by default those of the screen that no earlier state has. */
  readonly only?: readonly string[];
  /** Controls to leave out, because another screen shows what they do. */
  readonly without?: readonly string[];
  /** Selects what has these controls; by default the screen without its frame. */
  readonly area?: string;
};

const above = () => [...document.querySelectorAll(ABOVE)].flatMap((one) => linesOf(one));

/** An open page of a state and the controls that were pressed in it. */
interface Visit {
  readonly page: Awaited<ReturnType<typeof openState>>;
  readonly trail: Trail;
}

/** Opens a state and presses the controls of the trail. */
async function visit(state: PressState, trail: Trail): Promise<Visit> {
  showWaiting([]);
  const page = await openState(state);
  for (const name of trail) {
    await pressIn(AREAS, name);
    await page.settled();
  }
  return { page, trail };
}

/** Presses a control of an open page, and returns what that changed. */
async function effectOf(
  { page }: Visit,
  name: string,
  log: string[],
  failure: Answers = {},
): Promise<Effect> {
  const before = {
    lines: linesOf(),
    above: above(),
    address: page.address(),
    calls: page.api.log().length,
    names: namesToPress(ABOVE),
    stored: storedItems(),
  };
  log.length = 0;
  page.api.answer(failure);
  await pressIn(AREAS, name);
  await page.settled();
  const calls = page.api.log().slice(before.calls);
  const isSame = pathOf({ address: page.address() }) === pathOf({ address: before.address });
  const commands = calls.filter(isCommand);
  const queries = isSame ? calls.filter((call) => !isCommand(call)) : [];
  return {
    commands: [...new Set(commands.map(({ key }) => key))],
    appeared: isSame ? namesToPress(ABOVE).filter((one) => !before.names.includes(one)) : [],
    lines: [
      ...commands.map(lineOfCall),
      ...queries.map(lineOfCall).sort(),
      ...log,
      ...changesOfStored(before.stored),
      ...(page.address() === before.address ? [] : [`goes to ${page.address()}`]),
      ...(isSame ? changesOfLines(before.lines, linesOf()) : changesOfLines(before.above, above())),
    ],
  };
}

const OFFLINE: Answers = Object.fromEntries(ROUTES.map(({ key }) => [key, offline]));
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const listed = (lines: readonly string[]) => indent(lines.length === 0 ? ['nothing'] : lines);

/** Presses the controls of a state and records what they do. */
class Recorder {
  readonly lines: string[] = [];
  readonly #state: PressState;
  readonly #log: string[];
  /** The page of the last press, if another press may follow in it. */
  #open: Visit | null = null;

  constructor(state: PressState, log: string[]) {
    this.#state = state;
    this.#log = log;
  }

  /** Returns an open page in which the trail was pressed. */
  async visit(trail: Trail): Promise<Visit> {
    const open = this.#open;
    if (open?.trail.join('›') !== trail.join('›')) this.#open = await visit(this.#state, trail);
    return this.#open as Visit;
  }

  async #press(trail: Trail, name: string, failure?: Answers): Promise<Effect> {
    const reached = await this.visit(trail);
    const effect = await effectOf(reached, name, this.#log, failure);
    this.#open = failure === undefined ? { page: reached.page, trail: [...trail, name] } : null;
    return effect;
  }

  /** Records a press, and those of the controls of the dialog or message that appears then. */
  async record(trail: Trail, name: string): Promise<void> {
    const { appeared, commands, lines } = await this.#press(trail, name);
    this.lines.push(`[${[...trail, name].join(' › ')}]`, ...listed(lines));
    if (commands.length > 0) await this.#recordFailures(trail, name, commands);
    if (trail.length > 0) return;
    for (const next of appeared) await this.record([name], next);
  }

  async #recordFailures(trail: Trail, name: string, commands: readonly string[]): Promise<void> {
    const refused = Object.fromEntries(commands.map((key) => [key, refuses(refusalOf(key))]));
    for (const [heading, failure] of [
      [`refused ${commands.map(refusalOf)}`, refused],
      ['offline', OFFLINE],
    ] as const) {
      const { lines } = await this.#press(trail, name, failure);
      const changes = lines.filter((line) => !/^(sends|reads) /.test(line));
      this.lines.push(`  ${heading}:`, ...indent(listed(changes)));
    }
  }
}

/** Returns the controls of the open page to press: those of the open dialog, otherwise those of the screen. */
function controlsOf({ area = '#main', without = [] }: PressState): readonly string[] {
  const isOpen = document.querySelector('dialog[open]') !== null;
  return namesToPress(isOpen ? 'dialog[open]' : area).filter((name) => !without.includes(name));
}

/**
 * Presses each control of a state, each in a newly opened screen, and the controls of the dialog or message that appears then.
 * Returns what each press did: calls, uses of the browser, stored items, where the page went, and the changed lines. Presses that
 * send a command are repeated with an API that refuses it, and without a connection. `pressed` has the controls to leave out, and
 * receives those that were pressed.
 */
export async function recordPresses(
  state: PressState,
  log: string[],
  pressed: Set<string>,
): Promise<readonly string[]> {
  const recorder = new Recorder(state, log);
  await recorder.visit([]);
  const names = state.only ?? controlsOf(state).filter((name) => !pressed.has(name));
  for (const name of names) {
    await recorder.record([], name);
    pressed.add(name);
  }
  return recorder.lines;
}
