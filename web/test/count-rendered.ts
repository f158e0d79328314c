import type { Page } from '@playwright/test';

/** The parts of React's tree that are used here. */
type Fiber = {
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  flags: number;
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
};

export type Counts = { rows: number; components: number };

/** From now on counts what React renders, as its developer tools do: `rows` are rows of the lead list. */
export async function countRendered(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(() => {
    /** The flag that React sets on what rendered in a commit. */
    const performedWork = 1;
    const counts = { rows: 0, components: 0 };
    const add = (fiber: Fiber) => {
      if (typeof fiber.type === 'string' || fiber.type === null || !(fiber.flags & performedWork)) return;
      counts.components += 1;
      if (fiber.child?.type === 'li' && fiber.child.memoizedProps?.['data-lead']) counts.rows += 1;
    };
    const visit = (fiber: Fiber) => {
      add(fiber);
      // A skipped component keeps its previous children.
      if (fiber.alternate?.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      rendered: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  return () =>
    page.evaluate(() => {
      const counts = (window as unknown as { rendered: Counts }).rendered;
      const taken = { ...counts };
      Object.assign(counts, { rows: 0, components: 0 });
      return taken;
    });
}
