export const Component = () => <h1>not-found-page</h1>;
