export const Component = () => <h1>addons-page</h1>;
