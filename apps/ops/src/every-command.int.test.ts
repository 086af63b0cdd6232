import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands/all.ts';
import { completionScript, SHELLS } from './completion.ts';
import { createProgram } from './program.ts';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();

const nowhere = {
  openContainer: () => {
    throw new Error('opened');
  },
};
const silent = { out: () => {}, err: () => {} };

/** Splits a command line into words as a shell does. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** Parses a command line. Returns the command and its arguments, or null if the parser rejects the line. */
async function parsed(line: string): Promise<{ name: string; given: readonly string[] } | null> {
  let taken: { name: string; given: readonly string[] } | null = null;
  const program = createProgram(
    commands,
    async ({ name }, given) => {
      taken = { name, given };
    },
    silent,
  );
  await program.parseAsync(wordsOf(line), { from: 'user' });
  return taken;
}

describe.each(commands.map((command) => [command.name, command] as const))('ops %s', (name, command) => {
  it('has help with its options and examples, without a database', async () => {
    const { code, text } = await run([...name.split(' '), '--help'], nowhere);
    expect(code).toBe(0);
    expect(name).toMatch(/^(doctor|version|[a-z-]+ [a-z-]+)$/);
    expect(command.summary).toMatch(/^[A-Z][\s\S]*\.$/);
    expect(text.replace(/\s+/g, '')).toContain(command.summary.replace(/\s+/g, ''));
    expect(text).toContain('Examples:');
    expect(text).toContain('--json');
  });

  it('has examples that are calls of it', async () => {
    for (const example of command.examples) expect(await parsed(example)).toMatchObject({ name });
  });

  it('refuses an unknown option and too few arguments', async () => {
    const needed = command.parameters.filter((parameter) => !parameter.startsWith('['));
    const whole = [...name.split(' '), ...needed.map(() => 'x')];
    expect((await run([...whole, '--no-such-option'], nowhere)).code).toBe(2);
    if (needed.length > 0) expect((await run(whole.slice(0, -1), nowhere)).code).toBe(2);
    expect((await run([...whole, 'x', 'x'], nowhere).catch(() => ({ code: 'opened' }))).code).toBe(
      command.parameters.some((parameter) => parameter.includes('...')) ? 'opened' : 2,
    );
  });
});

const ID = '0190a000-0000-7000-8000-00000000000f';
/** Matches the first parameter of commands about one thing, such as a job or a seeker. */
const THINGS =
  /^\[?(job|company|seeker|member|application|request|conversation|message|review|claim|paper|id|phone\|email\|id)\b/;
/** Arguments that a command requires after its first parameter. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'applications move': ['shortlisted'],
  'applications feedback': ['Came on time'],
  'chat reply': ['Yes'],
  'checks seen': ['identity'],
  'claims refuse': ['not known there'],
  'companies gallery': ['--remove'],
  'companies logo': ['--remove'],
  'help answer': ['Yes'],
  'jobs edit': ['--set', 'payMin=18000'],
  'moderation refuse': ['asks for money'],
  'papers export': ['paper.webp'],
  'papers refuse': ['another name'],
  'reviews hide': ['names a person'],
  'replies hide': ['names a person'],
  'support reply': ['Yes'],
  'members suspend': ['--reason', 'abuse'],
  'seekers erase': ['--reason', 'letter'],
  'seekers export': ['-'],
  'seekers suspend': ['--reason', 'abuse'],
};
const about = commands.filter(({ parameters: [first = ''] }) => THINGS.test(first));

describe('a thing that does not exist', () => {
  it('can be named by most commands', () => expect(about.length).toBeGreaterThan(25));

  it.each(about.map((command: Command) => [command.name, command] as const))(
    'refuses ops %s with exit code 1 and one sentence, by id, share id, link and number',
    async (name, { parameters: [first = ''] }) => {
      const isOnlyById = /^(review|conversation|message|claim|paper)/.test(first);
      const names = isOnlyById
        ? [ID]
        : [ID, 'xxxxxx', 'https://x.example/jobs?cook-in-pune-zzzzzz', '9800000001'];
      for (const thing of names) {
        const { code, text, isResult } = await test.call(...name.split(' '), thing, ...(MORE[name] ?? []));
        expect([thing, code, isResult]).toEqual([thing, 1, false]);
        expect(text.split('\n').length).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each([
    ['audit', 'list', 'nobody'],
    ['jobs', 'list', '--city', 'atlantis'],
    ['jobs', 'list', '--company', 'nobody at all'],
    ['applications', 'list', '--job', 'xxxxxx'],
    ['applications', 'list', '--seeker', '9800000001'],
    ['feeds', 'run', 'nobody'],
    ['operators', 'remove', 'nobody'],
    ['lexicon', 'remove', 'zxqv'],
    ['blocklist', 'remove', 'phone', '9800000001'],
    ['settings', 'set', 'noSuchSetting', '1'],
  ])('ends ops %s %s %s with 1', async (...words) => {
    expect((await test.call(...words)).code).toBe(1);
  });
});

describe('completion', () => {
  it.each(SHELLS)(
    'for %s is printed without a database, and names every command and option',
    async (shell) => {
      const { code, text } = await run(['completion', shell], nowhere);
      expect(code).toBe(0);
      for (const { name, options = {} } of commands) {
        for (const word of name.split(' ')) expect(text).toContain(word);
        for (const option of Object.keys(options))
          expect(text).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
      }
    },
  );

  it('has help with an example for each shell', async () => {
    const { code, text } = await run(['completion', '--help'], nowhere);
    expect(code).toBe(0);
    for (const shell of SHELLS) expect(text).toContain(`ops completion ${shell}`);
  });

  it('is refused for an unknown shell', async () => {
    expect((await run(['completion', 'tcsh'], nowhere)).code).toBe(2);
    expect((await run(['completion'], nowhere)).code).toBe(2);
  });

  const completed = (...words: string[]): string[] => {
    const ask = `COMP_WORDS=(ops "$@"); COMP_CWORD=$#; _ops; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const script = `${completionScript('bash', commands)}\n${ask}`;
    return execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  };

  it('completes words, actions and options in bash, and leaves files to the shell', () => {
    expect(completed('mod')).toEqual(['moderation']);
    expect(completed('moderation', '')).toEqual(['list', 'approve', 'refuse', 'contacts', 'contact']);
    expect(completed('jobs', 'import', '--c')).toEqual(['--check', '--column', '--complete']);
    expect(completed('jobs', 'import', 'jo')).toEqual([]);
    expect(completed('doctor', '--')).toEqual(['--json', '--help']);
    expect(completed('completion', 'f')).toEqual(['fish']);
  });
});
