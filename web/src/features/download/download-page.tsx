export const Component = () => <h1>download-page</h1>;
