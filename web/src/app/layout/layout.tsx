import { useLocation } from 'react-router-dom';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';

/** Below the first view, and not on the catalogue's paths: its code comes by itself. */
const Footer = lazyOrNothing(async () => (await import('./footer.tsx')).Footer);

const FOOTERLESS = /^\/(mods|addons)/;

/** The site's header and footer; the footer is left out on the catalogue's paths. */
export const Layout = () => {
  const { pathname } = useLocation();
  return <Frame header={<Header />} footer={!FOOTERLESS.test(pathname) && <Footer />} />;
};
