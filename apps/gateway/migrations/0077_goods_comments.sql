CREATE TABLE "goods_comments" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"goods_no" text NOT NULL,
	"owner_id" text NOT NULL,
	"score" integer NOT NULL,
	"text" text NOT NULL,
	"shown_text" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"anonymous" boolean NOT NULL,
	"author_name" text,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "goods_comments_score" CHECK (score BETWEEN 1 AND 5)
);
--> statement-breakpoint
ALTER TABLE "goods_comments" ADD CONSTRAINT "goods_comments_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_comments" ADD CONSTRAINT "goods_comments_line" FOREIGN KEY ("order_no","line_no") REFERENCES "public"."goods_order_lines"("order_no","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_comments_once" ON "goods_comments" USING btree ("order_no","line_no");--> statement-breakpoint
CREATE INDEX "goods_comments_owner" ON "goods_comments" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "goods_comments_public" ON "goods_comments" USING btree ("goods_no","created_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "goods_comments_waiting" ON "goods_comments" USING btree ("created_at") WHERE state = 'inReview';