import { useLocation } from 'react-router-dom';
import { lazyRendered } from '#shared/loading/lazy-rendered.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';

/** Lazy, because the footer is below the first view and absent on catalogue paths. */
const Footer = lazyRendered(async () => (await import('./footer.tsx')).Footer);

const FOOTERLESS = /^\/(mods|addons)/;

/** The site's header and footer. Catalogue paths have no footer (R037). */
export const Layout = () => {
  const { pathname } = useLocation();
  return <Frame header={<Header />} footer={!FOOTERLESS.test(pathname) && <Footer />} />;
};
