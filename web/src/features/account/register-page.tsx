export const Component = () => <h1>register-page</h1>;
