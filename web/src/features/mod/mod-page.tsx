export const Component = () => <h1>mod-page</h1>;
