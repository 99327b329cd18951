import { TextPage } from './components/text-page.tsx';
import { PRIVACY } from './content/privacy.ts';

export const Component = () => <TextPage content={PRIVACY} />;
