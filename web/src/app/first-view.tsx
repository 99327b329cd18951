import { BRAND } from '@bigorna/domain/brand';
import { Anvil } from '#ui/anvil.tsx';
import { RouteSpinner } from './route-spinner.tsx';

/** While the first page's code is on its way: the brand stays where index.html has drawn it and the header will. */
export const FirstView = () => (
  <>
    <div className="site-header" aria-hidden="true">
      <div className="wrap">
        <span className="brand">
          <Anvil />
          <span>{BRAND.name}</span>
        </span>
      </div>
    </div>
    <RouteSpinner />
  </>
);
