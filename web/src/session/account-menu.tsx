/** The avatar menu in the header, loaded when somebody is signed in. */
export const AccountMenu = () => null;
