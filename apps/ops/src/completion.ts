import type { Command } from './command.ts';
import { flag } from './flag.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface Group {
  readonly about: string;
  readonly actions: readonly {
    readonly action: string;
    readonly flags: string[];
    readonly command: Command;
  }[];
}

function groupsOf(commands: readonly Command[]): Group[] {
  const byAbout = Map.groupBy(commands, ({ name }) => name.split(' ')[0] ?? '');
  return [...byAbout].map(([about, own]) => ({
    about,
    actions: own.map((command) => ({
      action: command.name.split(' ')[1] ?? '',
      flags: [...Object.keys(command.options ?? {}), 'json', 'help'].map((name) => `--${flag(name)}`),
      command,
    })),
  }));
}

function bash(groups: readonly Group[]): string {
  const actions = groups.map(
    ({ about, actions: own }) =>
      `    ${about}) echo "${own.map(({ action, flags: all }) => action || all.join(' ')).join(' ')}" ;;`,
  );
  const flags = groups.flatMap(({ about, actions: own }) =>
    own.map(({ action, flags: all }) => `    "${about} ${action}") echo "${all.join(' ')}" ;;`),
  );
  return `_ops_actions() {
  case "$1" in
${actions.join('\n')}
  esac
}
_ops_flags() {
  case "$1 $2" in
${flags.join('\n')}
  esac
}
_ops() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then words="${groups.map(({ about }) => about).join(' ')} completion"
  elif [ "\${COMP_WORDS[1]}" = completion ]; then words="${SHELLS.join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ]; then words="$(_ops_actions "\${COMP_WORDS[1]}")"
  elif [ "\${word#-}" != "$word" ]; then words="$(_ops_flags "\${COMP_WORDS[1]}" "\${COMP_WORDS[2]}")"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _ops ops`;
}

const zsh = (groups: readonly Group[]): string =>
  `autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bash(groups)}`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish(groups: readonly Group[]): string {
  const abouts = [...groups.map(({ about }) => about), 'completion'];
  const lines = groups.flatMap(({ about, actions }) => {
    const words = actions.map(({ action }) => action).join(' ');
    const isHere = `__fish_seen_subcommand_from ${about}`;
    const [only] = actions;
    if (only?.action === '')
      return only.flags.map((name) => `complete -c ops -n ${quoted(isHere)} -l ${name.slice(2)}`);
    return [
      ...actions.map(({ action, command }) => {
        const when = quoted(`${isHere}; and not __fish_seen_subcommand_from ${words}`);
        return `complete -c ops -f -n ${when} -a ${action} -d ${quoted(command.summary)}`;
      }),
      ...actions.flatMap(({ action, flags }) => {
        const when = quoted(`${isHere}; and __fish_seen_subcommand_from ${action}`);
        return flags.map((name) => `complete -c ops -n ${when} -l ${name.slice(2)}`);
      }),
    ];
  });
  return [
    `complete -c ops -f -n __fish_use_subcommand -a ${quoted(abouts.join(' '))}`,
    `complete -c ops -f -n '__fish_seen_subcommand_from completion' -a ${quoted(SHELLS.join(' '))}`,
    ...lines,
  ].join('\n');
}

const WRITERS = { bash, zsh, fish } as const;

/**
 * Returns the shell script that completes commands, actions and options when a shell sources it. Completion itself
 * then needs no database and starts no program.
 */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return WRITERS[shell](groupsOf(commands));
}
