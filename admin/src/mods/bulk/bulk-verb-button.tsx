import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { useState } from 'react';
import { useCanAccess, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { BulkResults } from '../../acts/bulk-results.tsx';
import { ConfirmBulk, needsConfirm } from '../../acts/confirm-bulk.tsx';
import { ActionButton } from '../action-button.tsx';
import { MOD_VERBS } from '../verbs/mod-verbs.ts';
import { type BulkVerb, doToAll } from './bulk-verbs.ts';

/** Does one thing to all chosen mods that it fits; many ask for their number first, failures are told one by one. */
export const BulkVerbButton = ({ verb }: { verb: BulkVerb }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data = [], selectedIds, onSelect } = useListContext<StaffModCard>();
  const { action, icon: Icon, fits } = MOD_VERBS[verb];
  const { canAccess } = useCanAccess({ resource: 'mods', action });
  const [asking, setAsking] = useState(false);
  const [acting, setActing] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const chosen = data.filter((mod) => selectedIds.includes(mod.id) && fits(mod));
  if (!canAccess || chosen.length === 0) return null;
  const run = async () => {
    setActing(true);
    const told = await doToAll(verb, chosen);
    setActing(false);
    setAsking(false);
    setResults(told);
    const done = told.filter(({ ok }) => ok).length;
    if (done > 0) notify('console.bulk.done', { type: 'success', messageArgs: { smart_count: done } });
    onSelect(told.filter(({ ok }) => !ok).map(({ id }) => id));
    refresh();
  };
  const label = translate(`console.action.${verb}`);
  return (
    <>
      <ActionButton
        label={`${label} (${chosen.length})`}
        disabled={acting}
        onClick={() => (needsConfirm(chosen.length) ? setAsking(true) : void run())}
        icon={<Icon />}
      />
      <ConfirmBulk
        open={asking}
        action={label}
        count={chosen.length}
        acting={acting}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
      <BulkResults
        results={results}
        nameOf={(id) => data.find((mod) => mod.id === id)?.title ?? id}
        onClose={() => setResults([])}
      />
    </>
  );
};
