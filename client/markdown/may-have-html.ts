/** Whether a Markdown text may contain HTML. Other texts need no parser of HTML. */
export const mayHaveHtml = (text: string): boolean => /<[a-z/!?]/i.test(text);
