import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangeList } from '../fields/change-list.tsx';

/** What differs from the state that was approved last. */
export const ReviewChanges = ({ changes }: Pick<Review, 'changes'>) => {
  const translate = useTranslate();
  if (changes && changes.length > 0) return <ChangeList resource="mods" changes={changes} />;
  return (
    <Typography color="textSecondary">
      {translate(changes ? 'console.reviews.unchanged' : 'console.reviews.first_time')}
    </Typography>
  );
};
