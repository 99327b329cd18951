import { z } from 'zod';
import { LauncherError } from '../../shared/errors.ts';
import { callGoogleApi } from '../call.ts';
import type { Environment } from '../environment.ts';

/** The role that Storage's service agent needs, because storage.rules read Firestore as this account. */
export const RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';
const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com';
export const getRulesAgent = (projectNumber: string): string =>
  `serviceAccount:service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

const project = z.object({ projectNumber: z.string() });
const policy = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]), condition: z.unknown().optional() }))
    .default([]),
});

type Where = Pick<Environment, 'project' | 'headers'>;

/**
 * Checks that storage.rules may read Firestore. Without the role, the rules refuse every upload. firebase-tools grants
 * the role only after a question, and silently skips it without a terminal.
 *
 * @param url base URL of the Resource Manager
 * @throws LauncherError with the command that grants the role
 */
export const checkStorageRulesRole = async (environment: Where, url = RESOURCE_MANAGER): Promise<void> => {
  const base = `${url}/v1/projects/${environment.project}`;
  const { projectNumber } = project.parse(await callGoogleApi(environment, 'GET', base));
  const { bindings } = policy.parse(await callGoogleApi(environment, 'POST', `${base}:getIamPolicy`, '{}'));
  const member = getRulesAgent(projectNumber);
  const isGranted = bindings.some(
    ({ role, members, condition }) => role === RULES_ROLE && condition === undefined && members.includes(member),
  );
  if (isGranted) return;
  throw new LauncherError(
    `storage.rules may not read Firestore, so they refuse every upload. Grant it: gcloud projects add-iam-policy-binding ` +
      `${environment.project} --member=${member} --role=${RULES_ROLE} --condition=None`,
  );
};
