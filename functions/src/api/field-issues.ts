import { describeIssue } from '@bigorna/domain/endpoints/describe-issue.schemas';
import type { z } from 'zod';
import type { FieldIssue } from '../platform/api-error.ts';

/**
 * Converts a zod error to field errors.
 *
 * @param error with the input of each issue (zod's option `reportInput`)
 */
export const toFieldIssues = (error: z.ZodError): FieldIssue[] =>
  error.issues.flatMap((issue): FieldIssue[] => {
    const path = issue.path.map(String).join('.');
    const { code, values } = describeIssue(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, code }));
    }
    return [{ path, code, values }];
  });
