import { BulkVerbButton } from './bulk-verb-button.tsx';
import { BULK_VERBS } from './bulk-verbs.ts';

/** What can be done to the chosen rows together. */
export const BulkBar = () => (
  <>
    {BULK_VERBS.map((verb) => (
      <BulkVerbButton key={verb} verb={verb} />
    ))}
  </>
);
