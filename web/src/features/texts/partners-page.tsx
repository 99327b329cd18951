import { TextPage } from './components/text-page.tsx';
import { PARTNERS } from './content/partners.ts';

export const Component = () => <TextPage content={PARTNERS} />;
