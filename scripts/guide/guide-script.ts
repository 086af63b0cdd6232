/** A block of commands of the guide, as CI runs it. */
export interface GuideBlock {
  /** The heading above it. */
  readonly heading: string;
  /** The commands; those that CI runs instead if the block says so. */
  readonly commands: string;
  /** Why CI does not run it; null if it does. */
  readonly notRun: string | null;
}

/** A file whose content the guide shows. */
export interface GuideFile {
  readonly name: string;
  readonly content: string;
}

const PART =
  /^#{2,3} (?<heading>.+)$|(?:<!-- (?<mark>not run|CI runs instead): (?<words>[\s\S]*?) -->\n\n)?```sh\n(?<commands>[\s\S]*?)^```$/gm;

/**
 * The commands of a guide in their order. A comment above a block changes what CI does with it:
 * `<!-- not run: reason -->` skips it, `<!-- CI runs instead: commands -->` replaces it.
 */
export function readGuide(markdown: string): readonly GuideBlock[] {
  let heading = '';
  return [...markdown.matchAll(PART)].flatMap(({ groups = {} }) => {
    if (groups.heading !== undefined) {
      heading = groups.heading;
      return [];
    }
    const isReplaced = groups.mark === 'CI runs instead';
    const commands = (isReplaced ? groups.words : groups.commands) ?? '';
    return [
      { heading, commands: commands.trim(), notRun: groups.mark === 'not run' ? (groups.words ?? '') : null },
    ];
  });
}

/** The files that a guide shows: a block of csv with a name behind the kind. */
export const readGuideFiles = (markdown: string): readonly GuideFile[] =>
  [...markdown.matchAll(/^```csv (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', content = '']) => ({
    name,
    content,
  }));

const isOps = (line: string): boolean => /^(?:ops |OPS_KEY=|export OPS_KEY|#|$)/.test(line.trim());

/** Whether a block asks for nothing but the operators' command line, so that it runs without containers too. @internal */
export const isOpsOnly = ({ commands }: GuideBlock): boolean => commands.split('\n').every(isOps);

/** One program of the shell out of all blocks: it says where it is, and ends at the first command that fails. */
export function scriptOf(blocks: readonly GuideBlock[]): string {
  const parts = blocks
    .filter(({ notRun }) => notRun === null)
    .map(({ heading, commands }) => `echo '== ${heading.replaceAll("'", '’')}'\n${commands}`);
  return ['set -euo pipefail', ...parts, "echo '== the guide has run'"].join('\n\n');
}
