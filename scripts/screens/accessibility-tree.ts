import type { Page } from './open-screens.ts';

/** A node of the browser's accessibility tree, in the form of the DevTools protocol. @internal */
export interface TreeNode {
  readonly nodeId: string;
  readonly ignored?: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Roles that are not read out: layout, and the lines of wrapped text. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker']);
const STATES = ['level', 'checked', 'pressed', 'expanded', 'selected', 'disabled', 'invalid', 'required'];

function statesOf({ properties = [], value }: TreeNode): string {
  const shown = properties.filter(({ name, value: { value } }) => {
    return STATES.includes(name) && value !== false && value !== 'false';
  });
  const states = shown.map(({ name, value: { value } }) => (value === true ? name : `${name} ${value}`));
  if (value?.value !== undefined && value.value !== '') states.push(`value "${value.value}"`);
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}

/**
 * Prints the tree in reading order, indented: role, name, states. Text that repeats the name above it is omitted.
 * @internal
 */
export function treeLines(nodes: readonly TreeNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const writeBelow = (node: TreeNode, depth: number, above: string) => {
    const role = node.role?.value ?? '';
    const name = node.name?.value?.trim() ?? '';
    const isSilent = node.ignored || SILENT.has(role) || (role === 'StaticText' && above === name);
    if (!isSilent) lines.push(`${'  '.repeat(depth)}${role}${name && ` "${name}"`}${statesOf(node)}`);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) writeBelow(child, isSilent ? depth : depth + 1, isSilent ? above : name);
    }
  };
  const [root] = nodes;
  if (root) writeBelow(root, 0, '');
  return lines;
}

/** Returns the accessibility tree of the current screen as text. */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return `${treeLines(nodes).join('\n')}\n`;
  } finally {
    await session.detach();
  }
}
