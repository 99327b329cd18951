import { Frame } from '#app/layout/frame.tsx';
import '#ui/styles/media-kit-layout.css';
import '#ui/styles/media-kit.css';
import { MediaKitFooter } from './layout/media-kit-footer.tsx';
import { MediaKitHeader } from './layout/media-kit-header.tsx';

/** The public area of the creator who runs the site: pages for the press and for partners, apart from the catalogue. */
export const Component = () => <Frame header={<MediaKitHeader />} footer={<MediaKitFooter />} />;
