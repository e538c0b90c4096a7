import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { functionUrlPattern, button, fillIn } from './support/enquiry.ts';
import { ease, moved, openWide } from './support/motion.ts';

/** The styles of a panel at the moment when it opens, and when it is open. */
const opening = (page: Page, id: string) =>
  page.locator(id).evaluate(async (panel: HTMLElement) => {
    const style = getComputedStyle(panel);
    const look = () => ({ opacity: style.opacity, transform: style.transform, clip: style.clipPath });
    panel.showPopover();
    const first = look();
    const duration = style.transitionDuration;
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    const last = look();
    panel.hidePopover();
    return { first, duration, last, leaves: style.display === 'none' ? '0s' : style.transitionDuration };
  });

test('the panels and icons of the bar are animated; with reduced motion the panels appear at once', async ({
  page,
}) => {
  await openWide(page, '/about');
  await test.step('the chevrons rotate, the icon of the menu changes, the list in the menu unfolds', async () => {
    await expect(page.locator('.nav-item .icon')).toHaveCSS('transition', `transform 0.16s ${ease}`);
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(page.locator('.nav-item .icon')).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)');
    await page.setViewportSize({ width: 390, height: 800 });
    // The two icons of the menu button fade into each other.
    const signs = page.locator('.menu-toggle button svg');
    for (const sign of await signs.all()) await expect(sign).toHaveCSS('transition', `opacity 0.22s ${ease}`);
    const list = page.locator('.mobile-services');
    await expect(list.locator('.icon')).toHaveCSS('transition', `transform 0.2s ${ease}`);
    const duration = () => list.evaluate((part) => getComputedStyle(part, '::details-content').transitionDuration);
    expect(await duration()).toBe('0.2s');
    await page.getByRole('button', { name: 'Menu' }).click();
    await list.locator('summary').click();
    expect(await duration()).toBe('0.2s');
    await expect(list.locator('.icon')).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)');
  });
  await page.keyboard.press('Escape');

  for (const [name, id, width, first, last, duration, leaves] of [
    ['the Services panel drops', '#services-panel', 1440, ['0', moved(0, -8), 'none'], 'none', '0.16s', '0.1s'],
    ['the menu wipes down', '#menu-panel', 390, ['1', 'none', 'inset(0px 0px 100%)'], 'inset(0px)', '0.22s', '0.14s'],
  ] as const) {
    await test.step(`${name} and closes with its animation; with reduced motion it appears at once`, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 800 });
      const seen = await opening(page, id);
      expect([Object.values(seen.first), seen.duration, seen.last.clip, seen.leaves]).toEqual([
        first,
        duration,
        last,
        leaves,
      ]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const still = await opening(page, id);
      expect([Object.values(still.first), still.duration, still.leaves]).toEqual([['1', 'none', 'none'], '0s', '0s']);
    });
  }
});

test('a tooltip fades in and rises by 4 px; with reduced motion it appears at once', async ({ page }) => {
  await openWide(page, '/locations');
  await hydrate(page);
  const appearing = () =>
    page.locator('.tooltip').evaluate((tooltip: HTMLElement) => {
      tooltip.showPopover();
      const { opacity, transform, transition } = getComputedStyle(tooltip);
      tooltip.hidePopover();
      return { opacity, transform, transition };
    });
  expect(await appearing()).toEqual({
    opacity: '0',
    transform: moved(0, 4),
    transition: `opacity 0.12s ${ease}, transform 0.12s ${ease}`,
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await appearing()).toEqual({ opacity: '1', transform: 'none', transition: 'none' });
});

test('the train enters once from the left; with reduced motion it is at its stop', async ({ page }) => {
  await openWide(page, '/');
  // The styles of the train are in the stylesheet for what is below the fold.
  await expect(page.locator('.train')).not.toHaveCSS('animation-name', 'none');
  const run = await page.locator('.train').evaluate((train: SVGElement) => {
    // The train may have arrived already, so the animation is started again.
    train.style.animation = 'none';
    train.getBoundingClientRect();
    train.style.animation = '';
    const [animation] = train.getAnimations();
    const { duration, delay, iterations, easing } = animation!.effect!.getComputedTiming();
    const keyframes = (animation!.effect as KeyframeEffect).getKeyframes();
    const [from, to] = keyframes.map(({ transform }) => transform);
    return { duration, delay, iterations, easing, from, to, timing: keyframes[0]!.easing };
  });
  expect(run).toEqual({
    duration: 1400,
    delay: 300,
    iterations: 1,
    easing: 'linear',
    timing: ease,
    from: 'translate(-576px)',
    to: 'none',
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.locator('.train').evaluate((train) => train.getAnimations().length)).toBe(0);
  await expect(page.locator('.train')).toHaveCSS('transform', 'none');
});

test('the fields, the toast of a failure and the dots while the form is sent are animated', async ({ page }) => {
  await openWide(page, '/contact');
  await hydrate(page);

  await test.step('fields change their colours in 120 ms', async () => {
    for (const field of await page.locator('form .field').locator('input, select, textarea').all()) {
      await expect(field).toHaveCSS('transition-duration', '0.12s, 0.12s, 0.12s');
      await expect(field).toHaveCSS('transition-property', 'border-color, outline-color, background-color');
    }
  });

  await page.route(functionUrlPattern, (route) => route.abort());
  await test.step('a toast rises, and closes to the right', async () => {
    await page.evaluate(() => {
      const looks: string[] = [];
      Object.assign(window, { looks });
      const note = () => {
        const toast = document.querySelector('.toast');
        if (toast) looks.push(getComputedStyle(toast).transform);
        requestAnimationFrame(note);
      };
      note();
    });
    await fillIn(page, 'Not sent');
    await button(page).click();
    await expect(page.locator('.toast')).toHaveCSS('transform', 'none');
    await page.keyboard.press('Escape');
    await expect(page.locator('.toast')).toHaveCount(0);
    const looks = await page.evaluate(() => (window as unknown as { looks: string[] }).looks);
    const ways = looks.map((look) => look.match(/-?[\d.]+/g)?.map(Number) ?? []);
    const [rise, leave] = [ways.filter(([, , , , , y]) => y), ways.filter(([, , , , x]) => x)];
    expect(rise[0]?.[5]).toBeGreaterThan(0);
    expect(rise[0]?.[5]).toBeLessThanOrEqual(24);
    expect(leave.at(-1)?.[4]).toBeGreaterThan(0);
    expect(leave.at(-1)?.[4]).toBeLessThanOrEqual(32);
  });

  await page.unroute(functionUrlPattern);
  await page.route(functionUrlPattern, () => undefined);
  await test.step('while a form is sent, its dots fade in turn; with reduced motion they do not move', async () => {
    await button(page).click();
    const dots = () =>
      page.locator('.dots > span').evaluateAll((parts) =>
        parts.map((part) => {
          const { animationName, animationDuration, animationDelay } = getComputedStyle(part);
          return `${animationName} ${animationDuration} ${animationDelay}`;
        }),
      );
    await expect.poll(dots).toEqual(['dot 0.9s 0s', 'dot 0.9s 0.3s', 'dot 0.9s 0.6s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('.dots > span').first()).toHaveCSS('opacity', '1');
  });
});
