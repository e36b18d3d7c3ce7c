/** What the MCP server at /mcp says in words (mcp/). */
export const mcp = {
  instructions:
    "{{brand}}’s website as tools: search and pages, figures, and answers that people wrote, in English and Chinese. Everything is read-only. Cite the URLs that come with a result. What these tools say about clinical studies is not medical advice.",
};
