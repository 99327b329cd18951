/** Asks the visitor whether what is typed on the open page may be lost; none while nothing is. */
let ask: (() => Promise<boolean>) | undefined;

/** The open page's question, or none any more. */
export const setLeaveCheck = (check: (() => Promise<boolean>) | undefined): void => {
  ask = check;
};

/** Whether the open page may be left: true at once where nothing would be lost. For what leads away by itself, as a logout does. */
export const mayLeave = async (): Promise<boolean> => ask?.() ?? true;
