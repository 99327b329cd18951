import { Bell } from '#app/notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The header's corner of who is signed in: what is new, and the account. */
export const MemberCorner = () => (
  <>
    <Bell />
    <AccountMenu />
  </>
);
