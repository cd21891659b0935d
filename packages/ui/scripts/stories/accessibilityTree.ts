// What Chromium hands to a screen reader: the nodes of its accessibility tree.
import type { Page } from 'playwright-core';

/** A node, and what has to be said of it. A state that is not named may be anything. */
export interface ExpectedNode {
  readonly role: string;
  readonly name?: string | RegExp;
  /** States and properties by their names in Chromium's tree: `expanded`, `selected`, `focused`, `hasPopup`, `live` … */
  readonly states?: Readonly<Record<string, string | boolean>>;
  /** How many there are at least. @default 1 */
  readonly count?: number;
}

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly states: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The tree of the page, without what screen readers do not meet. */
export async function readAccessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        states: Object.fromEntries(
          properties.map((property) => [property.name, property.value.value as string | number | boolean | undefined]),
        ),
      }));
  } finally {
    await session.detach();
  }
}

/** Which of the nodes are not in the tree as they should be, in words. */
export function findMissing(tree: readonly TreeNode[], expected: readonly ExpectedNode[]): string[] {
  return expected
    .filter(({ count = 1, ...node }) => tree.filter((one) => isLike(one, node)).length < count)
    .map(({ role, name, states, count = 1 }) => {
      const alike = tree.filter((one) => one.role === role).map((one) => `${one.name} ${JSON.stringify(one.states)}`);
      const wanted = `${count} × ${role} “${String(name ?? '')}” ${JSON.stringify(states ?? {})}`;
      return `${wanted} is not in the tree; of that role: ${alike.slice(0, 4).join('; ') || 'none'}`;
    });
}

function isLike(node: TreeNode, { role, name, states = {} }: ExpectedNode): boolean {
  const isNamed = name === undefined || (typeof name === 'string' ? node.name === name : name.test(node.name));
  // A state that is false is left out of the tree by some roles and given by others.
  const hasState = ([state, value]: [string, unknown]) => String(node.states[state] ?? false) === String(value);
  return node.role === role && isNamed && Object.entries(states).every(hasState);
}
