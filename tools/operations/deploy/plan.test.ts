import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../environment.ts';
import { formatQuota } from './check-quota.ts';
import { checkIdentity } from './identity.ts';
import { formatPlan, formatRecord } from './plan.ts';
import { getProjectSteps } from './project-steps.ts';
import { parseSettings } from './settings.ts';
import { runSmokeTest } from './smoke.ts';
import { checkStorageRulesRole } from './storage-rules-role.ts';

vi.mock(import('./smoke.ts'), () => ({ runSmokeTest: vi.fn() }));
vi.mock(import('./identity.ts'), async (real) => ({ ...(await real()), checkIdentity: vi.fn() }));
vi.mock(import('./storage-rules-role.ts'), async (real) => ({ ...(await real()), checkStorageRulesRole: vi.fn() }));

const SETTINGS = parseSettings(
  'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\nAPP_CHECK_APP_ID=a\nAPP_CHECK_SITE_KEY=k\n',
  'deploy/portal.env',
);
const ENVIRONMENT: Environment = {
  ...{
    project: 'portal',
    emulated: false,
    bucket: 'files',
    firestore: 'https://f.example',
    identity: 'https://i.example',
  },
  headers: async () => ({}),
};
const log = () => undefined;
const PLANNED = getProjectSteps(null, SETTINGS, log);

describe('plan of a deploy', () => {
  it('prints the check of the Storage rules’ role, and the quota of Cloud Run (R153)', () => {
    const lines = formatPlan(PLANNED);
    expect(lines.find((line) => /^\d\. rules-role: /.test(line))).toContain(
      'roles/firebaserules.firestoreServiceAgent',
    );
    expect(lines).toEqual(expect.arrayContaining(formatQuota()));
  });

  it('records checks, steps and quota (R153)', () => {
    const lines = formatRecord([{ name: 'types' }, { name: 'lint' }], PLANNED);
    expect(lines[0]).toBe('2 of 2 checks passed without credentials: types; lint.');
    expect(lines.filter((line) => /^\d\. `/.test(line))).toHaveLength(PLANNED.length);
    expect(lines).toEqual(expect.arrayContaining(formatQuota()));
  });
});

describe('smoke test of a project', () => {
  const smoke = () =>
    getProjectSteps(ENVIRONMENT, SETTINGS, log)
      .find(({ name }) => name === 'smoke')
      ?.run();
  beforeEach(() => {
    vi.mocked(runSmokeTest).mockResolvedValue(14);
    vi.mocked(checkIdentity).mockResolvedValue();
    vi.mocked(checkStorageRulesRole).mockResolvedValue();
  });

  it('checks the functions, Firebase Auth and the Storage rules’ role (R153)', async () => {
    await smoke();
    expect(runSmokeTest).toHaveBeenCalledWith(ENVIRONMENT, 'https://southamerica-east1-portal.cloudfunctions.net');
    expect(checkIdentity).toHaveBeenCalledWith(ENVIRONMENT, SETTINGS);
    expect(checkStorageRulesRole).toHaveBeenCalledWith(ENVIRONMENT);
  });

  it.each([
    ['the functions', vi.mocked(runSmokeTest)],
    ['Firebase Auth', vi.mocked(checkIdentity)],
    ['the Storage rules’ role', vi.mocked(checkStorageRulesRole)],
  ])('fails if the check of %s fails (R153)', async (_what, check) => {
    check.mockRejectedValue(new Error('missing'));
    await expect(smoke()).rejects.toThrow('missing');
  });
});
