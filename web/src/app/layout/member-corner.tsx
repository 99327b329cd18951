import { Bell } from '../notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The member's part of the header: notifications and account menu. */
export const MemberCorner = () => (
  <>
    <Bell />
    <AccountMenu />
  </>
);
