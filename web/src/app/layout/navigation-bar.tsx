import { useNavigation } from 'react-router-dom';
import { RouteSpinner } from '../route-spinner.tsx';

/** The loading spinner over the page being left, while the next page's code is on its way. */
export const NavigationBar = () => {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="navigation-veil">
      <RouteSpinner />
    </div>
  );
};
