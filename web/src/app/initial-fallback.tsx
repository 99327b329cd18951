import { BRAND } from '@bigorna/domain/brand';
import { Anvil } from '#shared/ui/anvil.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';

/** Shown while the first page's code loads. The brand has the same position in shell.html, here and in the header. */
export const InitialFallback = () => (
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
