import type { Page } from 'playwright/test';

/** Whether the browser tells assistive technology that a button is expanded. */
export async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: name,
  });
  await session.detach();
  const property = nodes[0]?.properties?.find((one) => one.name === 'expanded');
  return property?.value.value as boolean | undefined;
}
