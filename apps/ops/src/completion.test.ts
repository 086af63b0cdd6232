import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { completionScript } from './completion.ts';

const command = (name: string, summary: string, options: Command['options'] = {}): Command => ({
  name,
  summary,
  options,
  parameters: [],
  examples: [name],
  run: () => Promise.resolve({}),
});

it('in fish offers an action after its subject, and an option after its action only', () => {
  const all = { all: { type: 'boolean', help: '' }, dryRun: { type: 'boolean', help: '' } } as const;
  const commands = [
    command('jobs list', "Lists a company's jobs.", all),
    command('jobs close', 'Closes a job.'),
    command('doctor', 'Looks for faults.'),
  ];
  expect(completionScript('fish', commands).split('\n')).toEqual([
    "complete -c ops -f -n __fish_use_subcommand -a 'jobs doctor completion'",
    "complete -c ops -f -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'",
    "complete -c ops -f -n '__fish_seen_subcommand_from jobs; and not __fish_seen_subcommand_from list close' -a list -d 'Lists a company\\'s jobs.'",
    "complete -c ops -f -n '__fish_seen_subcommand_from jobs; and not __fish_seen_subcommand_from list close' -a close -d 'Closes a job.'",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from list' -l all",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from list' -l dry-run",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from list' -l json",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from list' -l help",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from close' -l json",
    "complete -c ops -n '__fish_seen_subcommand_from jobs; and __fish_seen_subcommand_from close' -l help",
    "complete -c ops -n '__fish_seen_subcommand_from doctor' -l json",
    "complete -c ops -n '__fish_seen_subcommand_from doctor' -l help",
  ]);
});
