import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import { useTranslate } from 'react-admin';
import { NoticePage } from './notice-page.tsx';

/** Page for an unknown URL: reason and link. */
export const NotFound = () => {
  const translate = useTranslate();
  return <NoticePage icon={<ExploreOffIcon />} title="ra.page.not_found" detail={translate('ra.message.not_found')} />;
};
