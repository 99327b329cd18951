import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content';
import { Box, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { LoadingRows } from '../lists/loading-rows.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { WHOLE_ORDER } from './faq-order.ts';
import { FaqRow } from './faq-row.tsx';
import { useMove } from './use-move.ts';

const Order = () => {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<AdminFaqEntry>();
  const { moving, move } = useMove(data);
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.faq.empty" />;
  return (
    <>
      <Typography color="textSecondary" sx={{ px: 2, pt: 2 }}>
        {translate('console.faq.order_help')}
      </Typography>
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

/** The questions in the order that visitors read them. */
export const FaqList = () => (
  <StaffList sort={WHOLE_ORDER.sort} perPage={WHOLE_ORDER.pagination.perPage} creates>
    <Order />
  </StaffList>
);
