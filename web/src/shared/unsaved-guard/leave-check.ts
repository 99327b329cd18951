/** Asks whether unsaved input may be discarded; undefined without unsaved input. */
let leaveCheck: (() => Promise<boolean>) | undefined;

/** Sets or clears the open page's check. */
export const setLeaveCheck = (check: (() => Promise<boolean>) | undefined): void => {
  leaveCheck = check;
};

/** Whether the open page may be left; true at once without unsaved input. For navigation by code, such as a logout. */
export const canLeave = async (): Promise<boolean> => leaveCheck?.() ?? true;
