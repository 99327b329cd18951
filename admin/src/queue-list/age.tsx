import { Moment } from '../fields/moment.tsx';

/** How long ago something was; the moment itself in the hint. */
export const Age = ({ since }: { since: string }) => <Moment at={since} relative />;
