export const Component = () => <h1>login-page</h1>;
