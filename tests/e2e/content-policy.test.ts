import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const policyOf = async (page: Page, address: string): Promise<string> => {
  const answer = await page.goto(address);
  return answer?.headers()['content-security-policy'] ?? '';
};

/** Makes HTML of text, as a careless component would, and answers what the browser said, once it has told of it. */
const injectHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const told = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }));
    try {
      document.createElement('div').innerHTML = '<img src=x onerror="window.injected = true">';
      return 'allowed';
    } catch (error) {
      await told;
      return String(error);
    }
  });

/** Has an answer carry an inline script that the portal never wrote, as if a text had been stored unescaped. */
const injectScript = async (page: Page, address: string): Promise<void> => {
  // Of an answer made here the browser does not know that it is this machine's, whose emulators it may ask.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head>', '<script>window.injected = true</script></head>');
    await route.fulfill({ response: answer, body });
  });
};

const ran = (page: Page): Promise<boolean> => page.evaluate(() => 'injected' in window);

for (const { name, address } of [
  { name: 'the site', address: '/faq' },
  { name: 'the console', address: '/admin/' },
]) {
  test(`R151 ${name} runs no script that was injected, makes no HTML of text, and tests see that it was tried`, async ({
    page,
    pageOf,
    watch,
  }) => {
    const visited = name === 'the site' ? page : await pageOf('admin');
    await injectScript(visited, address);
    expect(await policyOf(visited, address)).toContain("script-src 'self' 'sha256-");
    await expect(visited.getByRole('heading', { level: 1 }).first()).toBeVisible();
    watch.expectViolation(/^script-src-elem: inline/);
    watch.expectViolation(/^require-trusted-types-for: trusted-types-sink Element innerHTML/);
    watch.expectViolation(/^console: /);
    expect(await ran(visited)).toBe(false);
    expect(await injectHtml(visited)).toContain('TypeError');
  });
}

test('R151 without its policy a page would run the injected script: the policy is what stops it', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ bypassCSP: true });
  await injectScript(page, '/faq');
  await page.goto('/faq');
  expect(await ran(page)).toBe(true);
});

test('R151 the API’s description is drawn under a policy of its own, group by group', async ({ page }) => {
  expect(await policyOf(page, '/api/docs')).toContain("script-src 'self'; style-src 'self'");
  for (const [group, path] of [
    ['mods', '/api/mods/public'],
    ['admin', '/api/admin/blocked-files'],
  ] as const) {
    await page.getByRole('link', { name: group, exact: true }).click({ timeout: 30_000 });
    await expect(page.getByText(path, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  }
});
