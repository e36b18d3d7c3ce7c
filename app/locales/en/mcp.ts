/** What the MCP server at /mcp says in words (mcp/). */
export const mcp = {
  instructions:
    "{{brand}}’s website as two tools: search, and reading a page, in English and Chinese. Everything is read-only. Cite the URLs that come with a result. What these tools say about clinical studies is not medical advice.",
};
