import { expect, test } from 'playwright/test';
import { pastedAddresses } from '../function/visitor.ts';
import { openHydrated } from './support/client.ts';
import { functionUrlPattern, button, enquiries, fields, fillIn, unique } from './support/enquiry.ts';

test('no check beyond those of the browser stops a form; below a short phone number there is a hint', async ({
  page,
}) => {
  const hint = page.getByText('This number looks short. We call you back on it.');
  const { Name, Phone, Message } = fields(page);
  for (const send of [() => Phone.press('Enter'), () => button(page).click()]) {
    const message = unique('Short');
    await openHydrated(page, '/contact');
    await fillIn(page, message);
    await Name.fill('  ');
    for (const [number, isShort] of [
      ['６１２ ３４', true],
      ['+65 8000 0000', false],
      ['99', true],
    ] as const) {
      await Phone.fill(number);
      await Message.focus();
      await expect(hint).toHaveCount(isShort ? 1 : 0);
      await expect(Phone).not.toHaveAttribute('aria-invalid');
    }
    await Phone.fill('7');
    await send();
    await expect(page).toHaveURL('/thank');
    expect(await enquiries(message)).toMatchObject([{ name: ' ' }]);
  }
});

test('an address is sent as it was meant, however it was pasted', async ({ page }) => {
  const sent: string[] = [];
  await page.route(functionUrlPattern, async (route) => {
    sent.push((route.request().postDataJSON() as { email: string }).email);
    await route.abort();
  });
  await openHydrated(page, '/contact');
  await fillIn(page, unique('Pasted'));
  const { Email } = fields(page);
  for (const [index, [pasted, meant]] of pastedAddresses.entries()) {
    await Email.focus();
    await Email.fill('');
    await page.keyboard.insertText(pasted);
    await button(page).click();
    await expect.poll(() => sent[index]).toBe(meant);
    await expect(button(page)).toBeEnabled();
  }
  await test.step('and a mistake counts as corrected while its last dot is still typed', async () => {
    await Email.fill('zoe');
    await button(page).click();
    await expect(Email).toHaveAttribute('aria-invalid', 'true');
    await Email.fill('');
    await Email.pressSequentially('zoe@post.example.');
    await expect(Email).toHaveAccessibleDescription('That works.');
    await expect(Email).toHaveValue('zoe@post.example.');
  });
});
