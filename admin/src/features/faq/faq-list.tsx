import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LoadingRows } from '#shared/lists/list-rows.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { FaqRow } from './faq-row.tsx';
import { FULL_LIST_QUERY } from './move-entry.ts';
import { useMove } from './use-move.ts';

const Order = () => {
  const { data = [], isPending } = useListContext<AdminFaqEntry>();
  const { moving, move } = useMove(data);
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <EmptyList text="console.faq.empty" />;
  return (
    <>
      <UiText color="textSecondary" sx={{ px: 2, pt: 2 }} text="console.faq.order_help" />
      <Box component="ol" aria-busy={moving} sx={{ m: 0, p: 0 }}>
        {data.map((entry, index) => (
          <FaqRow
            key={entry.id}
            entry={entry}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === data.length - 1}
            onMove={(by) => void move(entry.id, by)}
          />
        ))}
      </Box>
    </>
  );
};

/** The questions in the order in which visitors see them. */
export const FaqList = () => (
  <StaffList sort={FULL_LIST_QUERY.sort} perPage={FULL_LIST_QUERY.pagination.perPage} canCreate>
    <Order />
  </StaffList>
);
